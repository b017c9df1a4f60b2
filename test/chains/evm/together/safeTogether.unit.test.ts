import { expect } from 'chai';
import { readAtomicity } from '../../../../src/chains/evm/together/readAtomicity.js';
import { sendTogether } from '../../../../src/chains/evm/together/sendTogether.js';
import { safeProvider } from '../../../../src/lib/safe/safeProvider.js';
import { fakeClock } from '../../../support/fakeClock.js';

const SAFE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ROUTER = '0x1111111254EEB25477B68fb85Ed929f73A960582';
const SAFE_HASH = `0x${'ab'.repeat(32)}`;
const cost = { gas: 1n, price: { gasPrice: 1n } };

describe('an approval and a swap of a Safe', () => {
  it('are one transaction of it, which its owners sign later', async () => {
    const asked: unknown[] = [];
    const parent = {
      end: () => undefined,
      async ask(method: string, params?: unknown) {
        asked.push([method, params]);
        return { safeTxHash: SAFE_HASH };
      },
    };
    const provider = safeProvider(parent, { address: SAFE, chainId: '0xa' });
    const clock = fakeClock();
    const account = `eip155:10:${SAFE}` as const;
    expect(await readAtomicity(account, provider, clock)).to.equal('supported');
    const calls = [
      { to: TOKEN, value: 0n, data: '0x01', ...cost },
      { to: ROUTER, value: 0n, data: '0x02', ...cost },
    ];
    const asking = {
      id: '11112222-3333-4444-5555-666677778888',
      keepCall: async () => undefined,
      keepSigned: async () => undefined,
      keepCallsId: async () => undefined,
      handOver: () => undefined,
      handBack: () => undefined,
    };
    const { signal } = new AbortController();
    // This isn't a transaction hash: the tracker uses it to wait for the other owners.
    expect(await sendTogether(account, calls, { provider, clock, signal, asking })).to.equal(SAFE_HASH);
    const txs = [
      { to: TOKEN, value: '0x0', data: '0x01' },
      { to: ROUTER, value: '0x0', data: '0x02' },
    ];
    expect(asked).to.deep.equal([['sendTransactions', { txs, params: undefined }]]);
  });
});
