import { expect } from 'chai';
import { encodeAbiParameters, encodeErrorResult, type Hex } from 'viem';
import { readIdentity } from '../../../../src/chains/evm/names/readIdentity.js';
import { fakeClock } from '../../../support/fakeClock.js';

const RPC = 'https://rpc.example/';
const GATEWAY = 'https://ipfs.example';
const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const someone = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const answers = {
  name: (name: string) =>
    encodeAbiParameters(
      [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
      [name, someone, someone],
    ),
  text: (text: string) =>
    encodeAbiParameters(
      [{ type: 'bytes' }, { type: 'address' }],
      [encodeAbiParameters([{ type: 'string' }], [text]), someone],
    ),
};

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A node that answers these calls in order, and the addresses of all other requests. */
function network(calls: readonly object[]) {
  const others: string[] = [];
  const left = [...calls];
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : `${input}`;
    if (url !== RPC) {
      others.push(url);
      throw new TypeError('Unreachable');
    }
    const { id } = JSON.parse(`${init?.body}`) as { id: number };
    return Response.json({ jsonrpc: '2.0', id, ...left.shift() });
  };
  return others;
}

const read = (ipfsGateway?: string) =>
  readIdentity(someone, {
    rpcUrl: RPC,
    ipfsGateway,
    clock: fakeClock(),
    signal: new AbortController().signal,
  });

describe('the ENS name of an account', () => {
  for (const name of ['alice.eth', 'bücher.eth', '👨‍👩‍👧.eth', `${'a'.repeat(60)}.${'b'.repeat(60)}.eth`]) {
    it(`is complete: ${name}`, async () => {
      network([{ result: answers.name(name) }, { result: answers.text('') }]);
      expect((await read()).name).to.equal(name);
    });
  }

  for (const [what, name] of [
    ['a zero-width letter', 'vita\u200blik.eth'],
    ['a joiner', 'vita\u200dlik.eth'],
    ['a right-to-left override', 'alice\u202eeth.live'],
    ['capitals', 'Alice.eth'],
    ['wide letters', 'ａlice.eth'],
    ['letters of two scripts', 'аlice.eth'],
    ['a space', 'alice .eth'],
    ['markup', '<img src=x>.eth'],
    ['an empty label', 'alice..eth'],
    ['a line break', 'alice\n.eth'],
    ['too many letters', `${'a.'.repeat(200)}eth`],
  ] as const) {
    it(`is rejected with ${what}`, async () => {
      network([{ result: answers.name(name) }, { result: answers.text('https://a.example/a.png') }]);
      expect(await read()).to.deep.equal({ name: undefined, avatar: undefined });
    });
  }
});

describe('the picture of an ENS name', () => {
  for (const [record, gateway, avatar] of [
    ['https://pictures.example/a.png', undefined, 'https://pictures.example/a.png'],
    ['data:image/png;base64,AAAA', undefined, 'data:image/png;base64,AAAA'],
    ['data:text/html,<b>', GATEWAY, undefined],
    ['http://pictures.example/a.png', GATEWAY, undefined],
    ['https://192.168.0.1/a.png', GATEWAY, undefined],
    ['https://[::ffff:10.0.0.1]/a.png', GATEWAY, undefined],
    ['https://router.local/a.png', GATEWAY, undefined],
    ['javascript:alert(1)', GATEWAY, undefined],
    [`ipfs://${CID}/a.png`, undefined, undefined],
    [`ipfs://${CID}/a.png`, GATEWAY, `${GATEWAY}/ipfs/${CID}/a.png`],
    [`ipfs://ipfs/${CID}`, GATEWAY, `${GATEWAY}/ipfs/${CID}`],
    [`ipfs://${CID}/../../admin`, GATEWAY, undefined],
    ['ipfs://x@evil.example/', GATEWAY, undefined],
    [`eip155:1/erc721:${someone}/1`, GATEWAY, undefined],
    ['ipns://pictures.example', GATEWAY, undefined],
    ['', GATEWAY, undefined],
  ] as const) {
    it(`is ${avatar ?? 'missing'} for the record "${record}", and contacts nobody else${gateway ? ', with a gateway' : ''}`, async () => {
      const others = network([{ result: answers.name('alice.eth') }, { result: answers.text(record) }]);
      expect(await read(gateway)).to.deep.equal({ name: 'alice.eth', avatar });
      expect(others).to.deep.equal([]);
    });
  }

  it('does not affect the name when it fails', async () => {
    network([{ result: answers.name('alice.eth') }, { error: { code: 3, message: 'reverted' } }]);
    expect(await read()).to.deep.equal({ name: 'alice.eth', avatar: undefined });
  });
});

describe('an off-chain ENS name', () => {
  const lookup = {
    name: 'OffchainLookup',
    type: 'error',
    inputs: [
      { name: 'sender', type: 'address' },
      { name: 'urls', type: 'string[]' },
      { name: 'callData', type: 'bytes' },
      { name: 'callbackFunction', type: 'bytes4' },
      { name: 'extraData', type: 'bytes' },
    ],
  } as const;

  it('contacts no address in the visitor’s own network', async () => {
    const resolver: Hex = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe';
    const urls = [
      'http://192.168.0.1/{data}',
      'https://192.168.0.1/{data}',
      'https://localhost/{sender}',
      'https://names.example/{sender}',
    ];
    const data = encodeErrorResult({
      abi: [lookup],
      args: [resolver, urls, '0x12', '0x12345678', '0x'],
    });
    const others = network([{ error: { code: 3, message: 'execution reverted', data } }]);
    await read().catch(() => undefined);
    expect(others).to.deep.equal([`https://names.example/${resolver.toLowerCase()}`]);
  });
});
