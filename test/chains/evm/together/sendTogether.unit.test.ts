import { expect } from 'chai';
import { sendTogether } from '../../../../src/chains/evm/together/sendTogether.js';
import { fakeClock } from '../../../support/fakeClock.js';
import { rejection } from '../../../support/promises.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ROUTER = '0x1111111254EEB25477B68fb85Ed929f73A960582';
const ID = '0x11112222333344445555666677778888';
const cost = { gas: 1n, price: { gasPrice: 1n } };

/** The log of a request to a wallet that answers like this. */
function send(answer: () => Promise<unknown>, chainId = '0xa') {
  const log: unknown[] = [];
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }) {
      if (method === 'eth_chainId') return chainId;
      log.push([method, params]);
      return answer();
    },
    on: () => undefined,
    removeListener: () => undefined,
  };
  const asking = {
    id: '11112222-3333-4444-5555-666677778888',
    keepCall: async () => undefined,
    keepSigned: async () => undefined,
    async keepCallsId(id: string) {
      log.push(`kept ${id}`);
    },
    handOver: () => log.push('handed over') as unknown as undefined,
    handBack: () => log.push('handed back') as unknown as undefined,
  };
  const calls = [
    { to: TOKEN, value: 0n, data: '0x01', ...cost },
    { to: ROUTER, value: 5n, data: '0x02', ...cost },
  ];
  const { signal } = new AbortController();
  const sent = sendTogether(`eip155:10:${ALICE}`, calls, { provider, clock: fakeClock(), signal, asking });
  return { log, sent };
}

describe('sendTogether', () => {
  it('asks for exactly these calls, all or none, under an id that is kept before', async () => {
    const { log, sent } = send(async () => ({ id: 'theirs' }));
    expect(await sent).to.equal('theirs');
    const request = {
      version: '2.0.0',
      id: ID,
      chainId: '0xa',
      from: ALICE,
      atomicRequired: true,
      calls: [
        { to: TOKEN, value: '0x0', data: '0x01' },
        { to: ROUTER, value: '0x5', data: '0x02' },
      ],
    };
    expect(log).to.deep.equal([`kept ${ID}`, 'handed over', ['wallet_sendCalls', [request]]]);
  });

  it('reads the answer of the first version', async () => {
    expect(await send(async () => 'theirs').sent).to.equal('theirs');
  });

  it('asks nothing of a wallet on another network', async () => {
    const { log, sent } = send(async () => ({ id: 'theirs' }), '0x1');
    expect((await rejection(sent)).code).to.equal('request_invalid');
    expect(log).to.deep.equal([]);
  });

  for (const [what, error] of [
    ['cannot do it at once', { code: 5760 }],
    ['has no method for it', { code: -32601 }],
    ['failed', { code: -32603, message: 'nonce too low' }],
    ['was refused by its user', { code: 4001 }],
    ['kept the account as it is', { code: 5750, message: 'User rejected the upgrade' }],
  ] as const)
    it(`takes nothing back on the word of a wallet that ${what}`, async () => {
      const { log, sent } = send(() => Promise.reject(error));
      await rejection(sent);
      expect(log).to.not.include('handed back');
    });

  it('rejects an answer without an id, which proves nothing', async () => {
    const { log, sent } = send(async () => ({ hash: '0x' }));
    expect((await rejection(sent)).code).to.equal('wallet_invalid_answer');
    expect(log.at(-1)).to.not.equal('handed back');
  });
});
