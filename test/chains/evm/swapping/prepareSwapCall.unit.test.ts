import { expect } from 'chai';
import { prepareApprovalCall, prepareSwapCall } from '../../../../src/chains/evm/swapping/prepareSwapCall.js';
import type { CheckedApproval, CheckedEvmSwap } from '../../../../src/lib/swap/checkedQuoteSource.js';
import type { SwapToken } from '../../../../src/lib/swap/quoteSource.js';
import type { ApprovalRequest, WantedSwap } from '../../../../src/lib/swap/swapRequest.js';
import { fakeClock } from '../../../support/fakeClock.js';
import { rejection } from '../../../support/promises.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ROUTER = '0x1111111254EEB25477B68fb85Ed929f73A960582';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';
const APPROVAL_FOR_ALL = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31';
/** Permit2's approval event, with the token as its second topic. */
const PERMIT2_APPROVAL = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b';
const MALLORY = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
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
/** A text as early tokens return it. */
const text = (symbol: string) =>
  `0x${Array.from(symbol, (one) => one.charCodeAt(0).toString(16))
    .join('')
    .padEnd(64, '0')}`;
const moved = (address: string, from: string, to: string, amount: bigint) => ({
  address,
  topics: [TRANSFER, word(from), word(to)],
  data: word(amount),
});

const lent = (address: string, spender: string, amount: bigint) => ({
  address,
  topics: [APPROVAL, word(ALICE), word(spender)],
  data: word(amount),
});
const event = (address: string, topics: readonly (string | bigint)[], data: string) => ({
  address,
  topics: topics.map((topic) => word(topic)),
  data,
});

interface Call {
  readonly to: string;
  readonly data: string;
}
interface Log {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

const HELD = 10n ** 20n;
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const ends = (topic: string | undefined, address: string) => isSame(`0x${topic?.slice(-40)}`, address);

/** The holder's balance after these logs of honest contracts, in the token or the native currency. */
function balanceAfter(token: string, logs: readonly Log[], holder: string): bigint {
  return logs
    .filter(({ address, topics }) => isSame(address, token) && topics[0] === TRANSFER && topics.length === 3)
    .reduce((sum, { topics: [, from, to], data }) => {
      const gained = (ends(to, holder) ? BigInt(data) : 0n) - (ends(from, holder) ? BigInt(data) : 0n);
      return sum + gained;
    }, HELD);
}

/** Alice's allowance after these logs of honest contracts. */
function allowanceAfter(token: string, spender: string, logs: readonly Log[], before: bigint): bigint {
  const own = logs.findLast(
    ({ address, topics }) =>
      isSame(address, token) &&
      topics[0] === APPROVAL &&
      topics.length === 3 &&
      ends(topics[1], ALICE) &&
      ends(topics[2], spender),
  );
  return own ? BigInt(own.data) : before;
}

/** A node that simulates with these logs and this return data. `told` replaces the contracts' later answers. */
function node({
  logs,
  earlier = [],
  told = {},
  returnData = '0x',
  status = '0x1',
  balance = 10n ** 18n,
  allowed = 0n,
  code = '0x60',
  decimals = {},
  symbols = {},
}: Partial<Node> = {}) {
  const DECIMALS: Readonly<Record<string, string>> = { [USDC]: word(6n), [DAI]: word(18n), ...decimals };
  const call = ({ to, data }: { to: string; data: string }) => {
    if (data === '0x313ce567') return DECIMALS[to];
    if (data === '0x95d89b41') return { [USDC]: text('USDC'), [DAI]: text('DAI'), ...symbols }[to];
    if (data.startsWith('0xdd62ed3e')) return word(allowed);
    return status === '0x1' ? returnData : '0x';
  };
  const answers: Readonly<Record<string, unknown>> = {
    eth_getBalance: `0x${balance.toString(16)}`,
    eth_estimateGas: '0x186a0',
    eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
    eth_maxPriorityFeePerGas: '0x1',
    eth_getCode: code,
  };
  /** The swap call is in the middle, with questions before and after it. */
  const simulated = ([settings]: readonly unknown[]) => {
    const { blockStateCalls } = settings as { blockStateCalls: readonly { calls: readonly Call[] }[] };
    const calls = blockStateCalls[0]?.calls ?? [];
    const middle = Math.floor(calls.length / 2);
    // There are as many questions before the calls as after them, so an even total means two calls.
    const isTwo = calls.length % 2 === 0;
    return calls.map(({ to, data }, index) => {
      if (index === middle)
        return { status, logs: logs ?? [], returnData, ...(isTwo && { gasUsed: '0x186a0' }) };
      if (isTwo && index === middle - 1)
        return { status: '0x1', logs: earlier, returnData: word(1n), gasUsed: '0xb3b0' };
      const known = index < middle ? undefined : ([...earlier, ...(logs ?? [])] as readonly Log[]);
      return { status: '0x1', logs: [], returnData: answerOf({ to, data }, known) };
    });
  };
  const answerOf = ({ to, data }: Call, known: readonly Log[] | undefined) => {
    const isLater = known !== undefined;
    if (data.startsWith('0xdd62ed3e')) {
      if (!isLater) return word(allowed);
      return word(told.allowance ?? allowanceAfter(to, `0x${data.slice(-40)}`, known, allowed));
    }
    const token = data.startsWith('0x70a08231') ? to : NATIVE_LOG;
    const holder = `0x${data.slice(-40)}`;
    const fixed =
      isSame(holder, ALICE) && Object.entries(told).find(([address]) => isSame(address, token))?.[1];
    if (fixed === 'unreadable') return '0x';
    return word(
      typeof fixed === 'bigint' && isLater ? HELD + fixed : balanceAfter(token, known ?? [], holder),
    );
  };
  const request = async ({ method, params }: { method: string; params: readonly unknown[] }) => {
    if (method === 'eth_call') return call(params[0] as { to: string; data: string });
    if (method === 'eth_simulateV1' && logs) return [{ calls: simulated(params) }];
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
/** Alice's gain of each token, whatever the logs say. */
type Told = Readonly<Record<string, bigint | 'unreadable'>> & { readonly allowance?: bigint };
interface Node {
  readonly logs: readonly unknown[];
  /** The logs of the approval before it in the same transaction. */
  readonly earlier: readonly unknown[];
  readonly told: Told;
  readonly returnData: string;
  readonly status: string;
  readonly balance: bigint;
  readonly allowed: bigint;
  readonly code: string;
  readonly decimals: Readonly<Record<string, string>>;
  readonly symbols: Readonly<Record<string, string>>;
}

const wanted = (more: Partial<WantedSwap> = {}): WantedSwap => ({
  account: `eip155:1:${ALICE}`,
  from: DOLLAR,
  to: STABLE,
  amount: 5_000_000n,
  mayBeSponsored: false,
  ...more,
});
const swap = (more: Partial<CheckedEvmSwap> = {}): CheckedEvmSwap => ({
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
      const check = logs ? 'simulated' : 'accepted';
      expect(request).to.include({ toAmount: 4_990_000n, received, check, isKnownRouter: true });
      // A fifth more gas, at 1.5 base fees.
      expect(request.call).to.deep.include({ to: ROUTER, value: 0n, data: '0x12345678', gas: 120_000n });
      expect(request.fee).to.equal(120_000n * 1_500_000_001n);
      expect(Object.isFrozen(request) && Object.isFrozen(request.call)).to.equal(true);
    });
  }

  const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
  const forBob = moved(DAI, ROUTER, BOB, 4_990_000n);

  it('for somebody else yields what a node has seen that they get', async () => {
    const what = wanted({ recipient: BOB });
    const request = await prepareSwapCall(what, swap(), terms, node({ logs: [paid, forBob] }));
    expect(request).to.include({ received: 4_990_000n, check: 'simulated' });
    expect(request.wanted.recipient).to.equal(BOB);
    const coin = [paid, moved(NATIVE_LOG, ROUTER, BOB, 7n)];
    const native = await prepareSwapCall({ ...what, to: ETH }, swap(), terms, node({ logs: coin }));
    expect(native.received).to.equal(7n);
  });

  for (const [what, how, details] of [
    [
      'gives it to the account all the same',
      { logs: [paid, moved(DAI, ROUTER, ALICE, 4_990_000n)] },
      'The recipient would get nothing.',
    ],
    [
      'gives it to a third one',
      { logs: [paid, moved(DAI, ROUTER, MALLORY, 4_990_000n)] },
      'The recipient would get nothing.',
    ],
    [
      'pays it from what the account has of it',
      { logs: [paid, moved(DAI, ALICE, BOB, 4_990_000n)], told: { [DAI]: -4_990_000n } },
      'The swap would take more than was chosen.',
    ],
    ['is not simulated', {}, 'No node can show that the recipient gets it.'],
    [
      'moves a token that does not tell its balance',
      { logs: [paid, forBob], told: { [DAI]: 'unreadable' } },
      'No node can show that the recipient gets it.',
    ],
  ] as const)
    it(`for somebody else is refused if it ${what}`, async () => {
      const prepared = prepareSwapCall(wanted({ recipient: BOB }), swap(), terms, node(how));
      expect(await rejection(prepared)).to.include({ code: 'quote_failed', details });
    });

  it('yields the native currency', async () => {
    const logs = [paid, moved(NATIVE_LOG, ROUTER, ALICE, 7n)];
    const request = await prepareSwapCall(wanted({ to: ETH }), swap(), terms, node({ logs }));
    expect(request.received).to.equal(7n);
  });

  it('yields what a contract that wraps the native currency does not report', async () => {
    const logs = [moved(NATIVE_LOG, ALICE, DAI, 5n)];
    const what = wanted({ from: ETH, amount: 5n });
    const how = node({ logs, told: { [DAI]: 5n } });
    const request = await prepareSwapCall(what, swap({ to: DAI, value: 5n }), terms, how);
    expect(request).to.include({ received: 5n, check: 'simulated' });
  });

  for (const token of [USDC, DAI]) {
    it(`yields what is not known if ${token} does not tell its balance`, async () => {
      const logs = [paid, moved(DAI, ROUTER, ALICE, 4_990_000n)];
      const how = node({ logs, told: { [token]: 'unreadable' } });
      const request = await prepareSwapCall(wanted(), swap(), terms, how);
      expect(request).to.include({ received: undefined, check: 'accepted' });
    });
  }

  for (const [what, told] of [
    ['nothing, whatever is reported', { [DAI]: 0n }],
    ['a loss, whatever is reported', { [DAI]: -1n }],
    ['what was promised, and takes more than it reports', { [USDC]: -5_005_000n }],
    [
      'what was promised, and lets the exchange take more, which it does not report',
      { allowance: 7_000_001n },
    ],
  ] as const) {
    it(`is refused if it yields ${what}`, async () => {
      const logs = [paid, moved(DAI, ROUTER, ALICE, 4_990_000n)];
      const how = node({ logs, told, allowed: 7_000_000n });
      expect((await rejection(prepareSwapCall(wanted(), swap(), terms, how))).code).to.equal('quote_failed');
    });
  }

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

  const got = moved(DAI, ROUTER, ALICE, 4_990_000n);
  for (const [what, log] of [
    ['lets the exchange take more than it may', lent(USDC, ROUTER, 8_000_000n)],
    ['lets somebody else take the token', lent(USDC, MALLORY, 8_000_000n)],
    ['lets somebody take another token', lent(DAI, MALLORY, 2n ** 256n - 1n)],
    [
      'lets somebody take a token by Permit2',
      event(
        MALLORY,
        [PERMIT2_APPROVAL, ALICE, USDC, MALLORY],
        `${word(2n ** 160n - 1n)}${word(99n).slice(2)}`,
      ),
    ],
    ['lets somebody take all collectibles', event(MALLORY, [APPROVAL_FOR_ALL, ALICE, MALLORY], word(1n))],
    ['lets somebody take a collectible', event(MALLORY, [APPROVAL, ALICE, MALLORY, 7n], '0x')],
    ['moves a collectible', event(MALLORY, [TRANSFER, ALICE, MALLORY, 7n], '0x')],
    [
      'moves another kind of collectible',
      event(
        MALLORY,
        ['0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62', ROUTER, ALICE, MALLORY],
        `${word(7n)}${word(1n).slice(2)}`,
      ),
    ],
  ] as const) {
    it(`is refused if it ${what}`, async () => {
      const prepared = prepareSwapCall(
        wanted(),
        swap(),
        terms,
        node({ logs: [paid, got, log], allowed: 7_000_000n }),
      );
      expect((await rejection(prepared)).code).to.equal('quote_failed');
    });
  }

  it('may tell what is left of an approval, and what others approve', async () => {
    const logs = [
      paid,
      got,
      lent(USDC, ROUTER, 2_000_000n),
      lent(USDC, MALLORY, 0n),
      event(USDC, [APPROVAL, MALLORY, ROUTER], word(9n)),
      event(MALLORY, [APPROVAL_FOR_ALL, ALICE, ROUTER], word(0n)),
      event(MALLORY, [APPROVAL, ALICE, `0x${'0'.repeat(40)}`, 7n], '0x'),
    ];
    const request = await prepareSwapCall(wanted(), swap(), terms, node({ logs, allowed: 7_000_000n }));
    expect(request.received).to.equal(4_990_000n);
  });

  it('is refused where it cannot be simulated and there is no contract', async () => {
    const { code } = await rejection(prepareSwapCall(wanted(), swap(), terms, node({ code: '0x' })));
    expect(code).to.equal('quote_failed');
  });

  for (const address of [USDC, DAI]) {
    it(`is refused if ${address} has other decimals than it was shown with`, async () => {
      const how = { logs: [paid, got], decimals: { [address]: word(8n) } };
      const { code } = await rejection(prepareSwapCall(wanted(), swap(), terms, node(how)));
      expect(code).to.equal('quote_failed');
    });
  }

  for (const [what, list, symbols, paidFor, gets] of [
    ['as the chain calls them', {}, {}, 'USDC', 'DAI'],
    ['as the chain calls them, whatever the list says', { from: 'GOLD', to: 'USDT' }, {}, 'USDC', 'DAI'],
    ['by the ends of a contract that tells no symbol', {}, { [DAI]: '0x' }, 'USDC', '0x6B17…1d0F'],
    [
      'by the ends of a contract whose symbol is no name',
      {},
      { [USDC]: text('000 ETH') },
      '0xA0b8…eB48',
      'DAI',
    ],
  ] as const) {
    it(`names its tokens ${what}, and so does an approval`, async () => {
      const { from = 'USDC', to = 'DAI' } = list as { readonly from?: string; readonly to?: string };
      const what = wanted({ from: token(USDC, from, 6), to: token(DAI, to, 18) });
      const how = node({ logs: [paid, got], symbols });
      const request = await prepareSwapCall(what, swap(), terms, how);
      const names = (one: WantedSwap) => [one.from.symbol, one.to.symbol];
      expect(names(request.wanted)).to.deep.equal([paidFor, gets]);
      // Preparing it again with the checked tokens gives the same swap.
      expect((await prepareSwapCall(request.wanted, swap(), terms, how)).wanted).to.equal(request.wanted);
      const call = { to: USDC, value: 0n, data: '0x095ea7b3' };
      const approved = { ...call, spender: ROUTER, amount: 5_000_000n, isKnownSpender: true, reset: call };
      const approval = await prepareApprovalCall(what, approved, 5_000_000n, node({ symbols }));
      expect(names(approval.wanted)).to.deep.equal([paidFor, gets]);
    });
  }

  it('names the native currency as the network does, and refuses other decimals of it', async () => {
    const logs = [paid, moved(NATIVE_LOG, ROUTER, ALICE, 7n)];
    const prepare = (to: SwapToken) => prepareSwapCall(wanted({ to }), swap(), terms, node({ logs }));
    expect((await prepare(token(undefined, 'USDC', 18))).wanted.to).to.include({
      symbol: 'ETH',
      name: 'Ether',
    });
    expect((await rejection(prepare(token(undefined, 'ETH', 6)))).code).to.equal('quote_failed');
  });

  it('may have tokens that tell no decimals', async () => {
    const how = { logs: [paid, got], decimals: { [USDC]: '0x', [DAI]: '0x' } };
    const request = await prepareSwapCall(wanted(), swap(), terms, node(how));
    expect(request.received).to.equal(4_990_000n);
  });

  it('may cost more than there is if somebody else may pay', async () => {
    const logs = [paid, moved(DAI, ROUTER, ALICE, 4_990_000n)];
    const what = wanted({ mayBeSponsored: true });
    const request = await prepareSwapCall(what, swap(), terms, node({ logs, balance: 0n }));
    expect(request.received).to.equal(4_990_000n);
  });
});

/** A call of Uniswap's V2 router that sells dollars for at least `least`, paid to `recipient`. */
const routed = (least: bigint, recipient = ALICE, more: Partial<CheckedEvmSwap> = {}): CheckedEvmSwap =>
  swap({
    to: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
    data: `0x38ed1739${[5_000_000n, least, 160n, recipient, 9n, 2n, USDC, DAI].map((one) => word(one).slice(2)).join('')}`,
    isKnownRouter: undefined,
    ...more,
  });

describe('what a swap yields at least', () => {
  const logs = [paid, moved(DAI, ROUTER, ALICE, 4_990_000n)];
  const prepare = (call: CheckedEvmSwap, how: Partial<Node> = { logs }) =>
    prepareSwapCall(wanted(), call, terms, node(how));

  for (const [what, call, how, least, leastOfCall] of [
    ['is read from its call', routed(4_940_100n), { logs }, 4_940_100n],
    ['is read without a simulation, too', routed(4_940_100n), {}, 4_940_100n],
    ['may be more than the slippage asks', routed(4_989_999n), { logs }, 4_989_999n],
    ['is nothing if the call says so', routed(0n), { logs }, undefined],
    [
      'is nothing at a contract that nobody knows',
      routed(4_940_100n, ALICE, { to: MALLORY }),
      { logs },
      undefined,
    ],
    ['is nothing if the function is unknown', swap(), { logs }, undefined],
    [
      'is less by what the token keeps of what is yielded',
      routed(4_940_100n),
      { logs: [paid, moved(DAI, ROUTER, ALICE, 4_990_000n - 49_900n)] },
      4_890_699n,
      4_940_100n,
    ],
    [
      'is less by what the token keeps, also where less than the call guarantees arrives',
      routed(4_940_100n),
      { logs: [paid, moved(DAI, ROUTER, ALICE, 2_495_000n)] },
      2_470_050n,
      4_940_100n,
    ],
    [
      'is no more than was seen to arrive',
      routed(5_100_000n),
      { logs: [paid, moved(DAI, ROUTER, ALICE, 4_990_000n)] },
      4_990_000n,
      5_100_000n,
    ],
    [
      'may fit an earlier quote if the call tells none',
      routed(4_900_000n, ALICE, { toAmount: undefined }),
      { logs },
      4_900_000n,
    ],
  ] as const) {
    it(what, async () => {
      const request = await prepare(call, how);
      expect([request.least, request.leastOfCall]).to.deep.equal([least, leastOfCall]);
    });
  }

  for (const [what, call, details] of [
    ['allows less than was chosen', routed(4_940_000n), 'It may yield less than the chosen slippage allows.'],
    ['allows nearly nothing', routed(1n), 'It may yield less than the chosen slippage allows.'],
    ['gives it to somebody else', routed(4_940_100n, MALLORY), 'It gives what it yields to somebody else.'],
  ] as const) {
    it(`is refused if it ${what}`, async () => {
      for (const how of [{ logs }, {}]) {
        expect(await rejection(prepare(call, how))).to.include({ code: 'quote_failed', details });
      }
    });
  }
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
      const units = amount === 'unlimited' ? 2n ** 256n - 1n : amount;
      const logs = [lent(USDC, ROUTER, units)];
      const asked = { ...approval, amount: units || 5_000_000n };
      const request = await prepareApprovalCall(wanted(), asked, amount, node({ logs }));
      expect(request).to.include({ spender: ROUTER, amount, isKnownSpender: false, check: 'simulated' });
      expect(request.call).to.include({ to: USDC, data });
    });
  }

  for (const [what, how, code] of [
    ['the token answers that it did not approve', { logs: [], returnData: word(0n) }, 'transaction_failed'],
    ['the same at a node that only calls', { returnData: word(0n) }, 'transaction_failed'],
    ['it would fail', { logs: [], status: '0x0' }, 'transaction_failed'],
    ['it moves tokens', { logs: [moved(USDC, ALICE, ROUTER, 1n)] }, 'quote_failed'],
    ['it lets somebody else take it', { logs: [lent(USDC, MALLORY, 5_000_000n)] }, 'quote_failed'],
    ['it lets somebody take another token', { logs: [lent(DAI, ROUTER, 5_000_000n)] }, 'quote_failed'],
    ['it allows more than was chosen', { logs: [lent(USDC, ROUTER, 5_000_001n)] }, 'quote_failed'],
    [
      'the token allows more than it reports',
      { logs: [lent(USDC, ROUTER, 5_000_000n)], told: { allowance: 5_000_001n } },
      'quote_failed',
    ],
    [
      'the token takes what it does not report',
      { logs: [lent(USDC, ROUTER, 5_000_000n)], told: { [USDC]: -1n } },
      'quote_failed',
    ],
    ['nothing is approved', { logs: [] }, 'transaction_failed'],
    ['the spender has no code', { logs: [lent(USDC, ROUTER, 5_000_000n)], code: '0x' }, 'quote_failed'],
    [
      'the spender is an account that hands over to a contract',
      { logs: [lent(USDC, ROUTER, 5_000_000n)], code: `0xef0100${'a'.repeat(40)}` },
      'quote_failed',
    ],
    [
      'the token has other decimals than it was shown with',
      { logs: [], decimals: { [USDC]: word(18n) } },
      'quote_failed',
    ],
  ] as const) {
    it(`is refused if ${what}`, async () => {
      const { code: found } = await rejection(prepareApprovalCall(wanted(), approval, 5_000_000n, node(how)));
      expect(found).to.equal(code);
    });
  }
});

describe('a swap together with its approval', () => {
  const got = moved(DAI, ROUTER, ALICE, 4_990_000n);
  const together = (more: Partial<ApprovalRequest> = {}) => {
    const call = { to: USDC, value: 0n, data: '0x095ea7b3', gas: 1n, price: { gasPrice: 1n } };
    const approval: ApprovalRequest = {
      ...{ wanted: wanted(), call, fee: 0n, check: 'simulated', kind: 'approve', spender: ROUTER },
      amount: 5_000_000n,
      isKnownSpender: true,
      ...more,
    };
    return { approval, isUpgrade: false };
  };
  const prepare = (how: Partial<Node>, more?: Partial<ApprovalRequest>) =>
    prepareSwapCall(wanted(), swap(), { ...terms, together: together(more) }, node(how));
  const earlier = [lent(USDC, ROUTER, 5_000_000n)];

  it('is run by a node with the approval before it, and costs what both use', async () => {
    const used = [paid, got, lent(USDC, ROUTER, 0n)];
    const request = await prepare({ logs: used, earlier });
    expect(request).to.include({ check: 'simulated', received: 4_990_000n });
    expect(request.together?.approval.amount).to.equal(5_000_000n);
    // 46,000 and 100,000 gas as simulated, 50,000 for an upgrade, plus a fifth.
    expect(request.call.gas).to.equal(235_200n);
    expect(request.fee).to.equal(235_200n * 1_500_000_001n);
  });

  it('may leave what was allowed and not used, but no more', async () => {
    const left = [paid, got, lent(USDC, ROUTER, 1n)];
    expect((await prepare({ logs: left, earlier })).check).to.equal('simulated');
    const any = { amount: 'unlimited' } as const;
    const much = [paid, got, lent(USDC, ROUTER, 2n ** 255n)];
    expect((await prepare({ logs: much, earlier }, any)).check).to.equal('simulated');
    const { code } = await rejection(prepare({ logs: much, earlier }));
    expect(code).to.equal('quote_failed');
  });

  for (const [what, logs, told] of [
    ['lets somebody else take something', [paid, got, lent(USDC, MALLORY, 1n)], {}],
    ['lets the exchange take something else', [paid, got, lent(DAI, ROUTER, 1n)], {}],
    ['allows more than it says', [paid, got, lent(USDC, ROUTER, 0n)], { allowance: 5_000_001n }],
    ['takes more', [moved(USDC, ALICE, ROUTER, 6_000_000n), got], {}],
  ] as const)
    it(`is refused if it ${what}`, async () => {
      expect((await rejection(prepare({ logs, earlier, told }))).code).to.equal('quote_failed');
    });

  it('is refused if it would fail', async () => {
    const { code } = await rejection(prepare({ logs: [], earlier, status: '0x0' }));
    expect(code).to.equal('transaction_failed');
  });

  it('is not possible where no node can run both', async () => {
    expect((await rejection(prepare({}))).code).to.equal('method_not_supported');
  });
});

describe('a swap to another network', () => {
  const there = { ...STABLE, network: 'eip155:10' } as const;
  const bridge = { id: 'across', name: 'Across', least: 4_940_000n };
  const prepare = (here: Partial<Node> = {}, arrival: Partial<Node> = {}) =>
    prepareSwapCall(wanted({ to: there }), swap({ bridge }), terms, {
      ...node({ code: '0x', logs: [paid], ...here }),
      arrival: node({ code: '0x', ...arrival }),
    });

  it('is simulated where it leaves, and guarantees nothing where it arrives', async () => {
    const { check, received, least, bridge: by } = await prepare();
    expect([check, received, least, by]).to.deep.equal(['simulated', undefined, undefined, bridge]);
  });

  it('describes what arrives as its own network does', async () => {
    const { wanted: described } = await prepare({}, { symbols: { [DAI]: text('sDAI') } });
    expect([described.from.symbol, described.to.symbol]).to.deep.equal(['USDC', 'sDAI']);
  });

  it('is prepared for a contract that is one there, too', async () => {
    expect((await prepare({ code: '0x60' }, { code: '0x60' })).check).to.equal('simulated');
  });

  for (const [what, here, arrival] of [
    ['it takes more than the amount', { logs: [moved(USDC, ALICE, ROUTER, 5_000_001n)] }, {}],
    ['it takes something else', { logs: [paid, moved(DAI, ALICE, MALLORY, 1n)] }, {}],
    ['what arrives has other decimals', {}, { decimals: { [DAI]: word(6n) } }],
    ['the account is a contract, and none there', { code: '0x60' }, { code: '0x' }],
  ] as const satisfies [string, Partial<Node>, Partial<Node>][]) {
    it(`is refused if ${what}`, async () => {
      expect((await rejection(prepare(here, arrival))).code).to.equal('quote_failed');
    });
  }
});
