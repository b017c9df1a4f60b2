import { expect } from 'chai';
import { encodeAbiParameters, type Hex } from 'viem';
import { resolveEnsName } from '../../../../src/chains/evm/names/resolveEnsName.js';
import type { CaipNetworkId } from '../../../../src/lib/networks/caip.js';
import { fakeClock } from '../../../support/fakeClock.js';
import { rejection } from '../../../support/promises.js';

const RPC = 'https://rpc.example/';
const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ZERO = '0x0000000000000000000000000000000000000000';

const resolved = (record: Hex) => ({
  result: encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [record, BOB]),
});
/** `ether` encodes the record of Ethereum, `record` those of other networks. */
const ether = (address: Hex) => resolved(encodeAbiParameters([{ type: 'address' }], [address]));
const record = (bytes: Hex) => resolved(encodeAbiParameters([{ type: 'bytes' }], [bytes]));

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A node that gives these answers in order. Returns the calls. */
function node(...answers: readonly object[]): string[] {
  const calls: string[] = [];
  globalThis.fetch = async (_url, init) => {
    const { id, params } = JSON.parse(`${init?.body}`) as { id: number; params: [{ data: string }] };
    calls.push(params[0].data);
    return Response.json({ jsonrpc: '2.0', id, ...answers[calls.length - 1] });
  };
  return calls;
}

const resolve = (name: string, on: CaipNetworkId = 'eip155:1', signal = new AbortController().signal) =>
  resolveEnsName(name, { rpcUrl: RPC, on, clock: fakeClock(), signal });

describe('the address of an ENS name', () => {
  it('is Ethereum’s on mainnet', async () => {
    const calls = node(ether(ALICE));
    expect(await resolve(' Alice.ETH ')).to.equal(ALICE);
    // `alice.eth` in DNS wire format.
    expect(calls[0]).to.include('05616c6963650365746800');
    expect(calls).to.have.length(1);
  });

  it('is the one for the network elsewhere', async () => {
    const calls = node(record(BOB));
    expect((await resolve('alice.eth', 'eip155:8453'))?.toLowerCase()).to.equal(BOB.toLowerCase());
    // Base's coin type.
    expect(calls[0]).to.include('80002105');
  });

  it('is Ethereum’s if there is none for the network', async () => {
    node(record('0x'), ether(ALICE));
    expect(await resolve('alice.eth', 'eip155:8453')).to.equal(ALICE);
  });

  it('is Ethereum’s on networks that have no number in ENS', async () => {
    node(ether(ALICE));
    expect(await resolve('alice.eth', 'eip155:4294967296')).to.equal(ALICE);
  });

  it('is missing if the record is empty', async () => {
    node(ether(ZERO));
    expect(await resolve('alice.eth')).to.equal(undefined);
  });

  for (const name of [
    '',
    'alice',
    'alice..eth',
    'al ice.eth',
    'vit\u0430lik.eth',
    'a\u202eb.eth',
    'x.'.repeat(200),
  ]) {
    it(`is not asked for ${JSON.stringify(name.slice(0, 20))}, which cannot be a name`, async () => {
      const calls = node();
      expect(await resolve(name)).to.equal(undefined);
      expect(calls).to.deep.equal([]);
    });
  }

  it('fails if no node answers', async () => {
    globalThis.fetch = async () => new Response(null, { status: 404 });
    expect(await rejection(resolve('alice.eth'))).to.include({ code: 'rpc_failed' });
  });

  it('is not waited for once aborted', async () => {
    globalThis.fetch = () => new Promise(() => {});
    const over = new AbortController();
    const failed = rejection(resolve('alice.eth', 'eip155:1', over.signal));
    over.abort();
    expect(await failed).to.include({ code: 'aborted' });
  });
});
