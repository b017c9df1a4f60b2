import { expect } from 'chai';
import { prepareApprovalCall, prepareSwapCall } from '../../../../src/chains/evm/swapping/prepareSwapCall.js';
import type { CheckedApproval, CheckedSwap } from '../../../../src/lib/swap/checkedQuoteSource.js';
import type { SwapToken } from '../../../../src/lib/swap/quoteSource.js';
import type { WantedSwap } from '../../../../src/lib/swap/swapRequest.js';
import { fakeClock } from '../../../support/fakeClock.js';
import { rejection } from '../../../support/promises.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ROUTER = '0x1111111254EEB25477B68fb85Ed929f73A960582';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const NATIVE_LOG = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';

const token = (address: string | undefined, symbol: string, decimals: number): SwapToken => ({
  network: 'eip155:1',
  address,
  name: symbol,
  symbol,
  decimals,
  icon: undefined,
  hasPermit: false,
});
const ETH = token(undefined, 'ETH', 18);
const DOLLAR = token(USDC, 'USDC', 6);
const STABLE = token(DAI, 'DAI', 18);

const word = (value: bigint | string) =>
  `0x${(typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0')}`;
const moved = (address: string, from: string, to: string, amount: bigint) => ({
  address,
  topics: [TRANSFER, word(from), word(to)],
  data: word(amount),
});

/** A node that answers a simulation with these logs, and this answer of the contract. */
function node({ logs, returnData = '0x', status = '0x1', balance = 10n ** 18n }: Partial<Node> = {}) {
  const answers: Readonly<Record<string, unknown>> = {
    eth_getBalance: `0x${balance.toString(16)}`,
    eth_estimateGas: '0x186a0',
    eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
    eth_maxPriorityFeePerGas: '0x1',
    eth_call: status === '0x1' ? returnData : '0x',
  };
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_simulateV1' && logs) return [{ calls: [{ status, logs, returnData }] }];
    if (!(method in answers)) throw Object.assign(new Error('No such method'), { code: -32601 });
    return answers[method];
  };
  return {
    network: { id: 'eip155:1', name: 'One', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    wallet: { request, on: () => undefined, removeListener: () => undefined },
    clock: fakeClock(),
    signal: new AbortController().signal,
  } as const;
}
interface Node {
  readonly logs: readonly unknown[];
  readonly returnData: string;
  readonly status: string;
  readonly balance: bigint;
}

const wanted = (more: Partial<WantedSwap> = {}): WantedSwap => ({
  account: `eip155:1:${ALICE}`,
  from: DOLLAR,
  to: STABLE,
  amount: 5_000_000n,
  mayBeSponsored: false,
  ...more,
});
const swap = (more: Partial<CheckedSwap> = {}): CheckedSwap => ({
  to: ROUTER,
  value: 0n,
  data: '0x12345678',
  toAmount: 4_990_000n,
  isKnownRouter: true,
  ...more,
});
const terms = { slippage: 100, promised: 4_990_000n };
const paid = moved(USDC, ALICE, ROUTER, 5_000_000n);

describe('a swap before it is shown', () => {
  for (const [what, logs, received] of [
    ['as it was promised', [paid, moved(DAI, ROUTER, ALICE, 4_990_000n)], 4_990_000n],
    ['less, from a token that keeps a part', [paid, moved(DAI, ROUTER, ALICE, 4_000_000n)], 4_000_000n],
    ['what a node cannot say', undefined, undefined],
  ] as const) {
    it(`yields ${what}`, async () => {
      const request = await prepareSwapCall(wanted(), swap(), terms, node(logs && { logs }));
      expect(request).to.include({ toAmount: 4_990_000n, received, isSimulated: true, isKnownRouter: true });
      // A fifth more gas, and one and a half base fees.
      expect(request.call).to.deep.include({ to: ROUTER, value: 0n, data: '0x12345678', gas: 120_000n });
      expect(request.fee).to.equal(120_000n * 1_500_000_001n);
      expect(Object.isFrozen(request) && Object.isFrozen(request.call)).to.equal(true);
    });
  }

  it('yields the native currency', async () => {
    const logs = [paid, moved(NATIVE_LOG, ROUTER, ALICE, 7n)];
    const request = await prepareSwapCall(wanted({ to: ETH }), swap(), terms, node({ logs }));
    expect(request.received).to.equal(7n);
  });

  it('yields what a contract that wraps the native currency does not report', async () => {
    const logs = [moved(NATIVE_LOG, ALICE, DAI, 5n)];
    const what = wanted({ from: ETH, amount: 5n });
    const request = await prepareSwapCall(what, swap({ to: DAI, value: 5n }), terms, node({ logs }));
    expect(request.received).to.equal(undefined);
  });

  it('yields what its quote says, if the service does not repeat it', async () => {
    const request = await prepareSwapCall(wanted(), swap({ toAmount: undefined }), terms, node());
    expect(request.toAmount).to.equal(4_990_000n);
  });

  for (const [what, logs, how, code] of [
    [
      'more of the token than was chosen',
      [moved(USDC, ALICE, ROUTER, 5_000_001n), moved(DAI, ROUTER, ALICE, 4_990_000n)],
      {},
      'quote_failed',
    ],
    [
      'another token, too',
      [paid, moved(DAI, ROUTER, ALICE, 4_990_000n), moved(ROUTER, ALICE, ROUTER, 1n)],
      {},
      'quote_failed',
    ],
    [
      'the native currency, too',
      [paid, moved(DAI, ROUTER, ALICE, 4_990_000n), moved(NATIVE_LOG, ALICE, ROUTER, 1n)],
      {},
      'quote_failed',
    ],
    ['the token for nothing', [paid], {}, 'quote_failed'],
    ['the token for less than nothing', [paid, moved(DAI, ALICE, ROUTER, 1n)], {}, 'quote_failed'],
    ['nothing, because it would fail', [], { status: '0x0' }, 'transaction_failed'],
    [
      'more for the network than there is',
      [paid, moved(DAI, ROUTER, ALICE, 4_990_000n)],
      { balance: 5n },
      'request_invalid',
    ],
  ] as const) {
    it(`is refused if it would take ${what}`, async () => {
      const { code: found } = await rejection(
        prepareSwapCall(wanted(), swap(), terms, node({ logs, ...how })),
      );
      expect(found).to.equal(code);
    });
  }

  it('may cost more than there is if somebody else may pay', async () => {
    const logs = [paid, moved(DAI, ROUTER, ALICE, 4_990_000n)];
    const what = wanted({ mayBeSponsored: true });
    const request = await prepareSwapCall(what, swap(), terms, node({ logs, balance: 0n }));
    expect(request.received).to.equal(4_990_000n);
  });
});

describe('an approval before it is shown', () => {
  const approval: CheckedApproval = {
    to: USDC,
    value: 0n,
    data: '0x095ea7b3',
    spender: ROUTER,
    amount: 5_000_000n,
    isKnownSpender: false,
    reset: { to: USDC, value: 0n, data: '0x095ea7b300' },
  };
  for (const [what, amount, data] of [
    ['the amount', 5_000_000n, '0x095ea7b3'],
    ['any amount', 'unlimited', '0x095ea7b3'],
    ['nothing any more', 0n, '0x095ea7b300'],
  ] as const) {
    it(`lets the contract take ${what}`, async () => {
      const request = await prepareApprovalCall(wanted(), approval, amount, node({ logs: [] }));
      expect(request).to.include({ spender: ROUTER, amount, isKnownSpender: false, isSimulated: true });
      expect(request.call).to.include({ to: USDC, data });
    });
  }

  for (const [what, how, code] of [
    ['the token answers that it did not approve', { logs: [], returnData: word(0n) }, 'transaction_failed'],
    ['the same at a node that only calls', { returnData: word(0n) }, 'transaction_failed'],
    ['it would fail', { logs: [], status: '0x0' }, 'transaction_failed'],
    ['it moves tokens', { logs: [moved(USDC, ALICE, ROUTER, 1n)] }, 'quote_failed'],
  ] as const) {
    it(`is refused if ${what}`, async () => {
      const { code: found } = await rejection(prepareApprovalCall(wanted(), approval, 5_000_000n, node(how)));
      expect(found).to.equal(code);
    });
  }
});
