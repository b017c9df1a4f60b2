import type { TokenBalance } from '../../../src/lib/account/tokenBalance.js';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import type { QuoteQuery, SwapQuote, SwapToken } from '../../../src/lib/swap/quoteSource.js';
import type { Swapping } from '../../../src/lib/swap/swapping.js';
import type {
  ApprovalRequest,
  ApprovedAmount,
  EvmSwapRequest,
  SwapRequest,
  WantedSwap,
} from '../../../src/lib/swap/swapRequest.js';
import { type Deferred, deferred } from '../../support/promises.js';
import { ONE } from '../fakes.js';

export const ROUTER = '0x1111111254EEB25477B68fb85Ed929f73A960582';
export const GAS_PRICE = 1_000_000_000n;

const token = (network: CaipNetworkId, address: string | undefined, symbol: string, decimals: number) => ({
  network,
  address,
  name: symbol,
  symbol,
  decimals,
  icon: undefined,
  hasPermit: false,
});
export const COIN: SwapToken = token(ONE, undefined, 'ETH', 18);
export const DOLLARS: SwapToken = token(ONE, '0x5FbDB2315678afecb367f032d93F642f64180aa3', 'SUSD', 6);
export const EUROS: SwapToken = token(ONE, '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512', 'SEUR', 18);
export const TOKENS = [COIN, DOLLARS, EUROS];
export const PRICES: Readonly<Record<string, string>> = { ETH: '2000', SUSD: '1', SEUR: '1.25' };

/** The tokens of an account with large balances. */
export const HELD: readonly TokenBalance[] = [
  { ...COIN, amount: 3n * 10n ** 18n, price: '2000' },
  { ...DOLLARS, amount: 5_000_000_000n, price: '1' },
  { ...EUROS, amount: 1_000n * 10n ** 18n, price: '1.25' },
];

/** A quote at the prices above, less one percent. */
export function fairQuote({ from, to, amount }: Pick<QuoteQuery, 'from' | 'to' | 'amount'>): SwapQuote {
  const cents = (address: string | undefined) =>
    BigInt(Math.round(Number(PRICES[find(address).symbol]) * 100));
  const [sold, bought] = [find(from), find(to)];
  const worth = amount * cents(from) * 99n * 10n ** BigInt(bought.decimals);
  return { toAmount: worth / (cents(to) * 100n * 10n ** BigInt(sold.decimals)) };
}
const find = (address: string | undefined) => TOKENS.find((one) => one.address === address) ?? COIN;

const prepared = (wanted: WantedSwap, to: string) =>
  ({
    wanted,
    call: {
      to,
      value: wanted.from.address === undefined ? wanted.amount : 0n,
      data: '0x01',
      gas: 200_000n,
      price: { maxFeePerGas: 2n * GAS_PRICE, maxPriorityFeePerGas: 1n },
    },
    fee: 400_000n * GAS_PRICE,
    check: 'simulated',
  }) as const;

export function approvalFor(wanted: WantedSwap, amount: ApprovedAmount): ApprovalRequest {
  const contract = wanted.from.address ?? '';
  return { ...prepared(wanted, contract), kind: 'approve', spender: ROUTER, amount, isKnownSpender: true };
}

export function swapFor(wanted: WantedSwap, more: Partial<EvmSwapRequest> = {}): EvmSwapRequest {
  const { toAmount } = fairQuote({
    from: wanted.from.address,
    to: wanted.to.address,
    amount: wanted.amount,
  });
  return {
    ...prepared(wanted, ROUTER),
    kind: 'swap',
    toAmount,
    received: toAmount,
    least: ((more.toAmount ?? toAmount) * 99n) / 100n,
    slippage: 100,
    isKnownRouter: true,
    ...more,
  };
}

export interface FakeSwapping extends Swapping {
  /** Calls, as text. */
  readonly log: string[];
  /** Requests to the wallet, which the test answers. */
  readonly sent: (Deferred<string> & {
    readonly request: ApprovalRequest | SwapRequest;
  })[];
  /** The token allowance. */
  allowed: bigint;
  /** Whether requests reach the wallet. */
  isReached: boolean;
}

/** Swaps at fixed prices. `answers` override the defaults. */
export function fakeSwapping(answers: Partial<Swapping> = {}): FakeSwapping {
  const log: string[] = [];
  const sent: FakeSwapping['sent'] = [];
  const all: Swapping = {
    slippageStep: 1,
    siteFee: undefined,
    sendsToOthers: false,
    tokens: async () => TOKENS,
    gasPrice: async () => GAS_PRICE,
    costs: async () => ({ price: 2n * GAS_PRICE, least: 42_000n * GAS_PRICE, reserve: 150_000n * GAS_PRICE }),
    estimate: async ({ from, amount }) => ({
      kind: from.address === undefined || fake.allowed >= amount ? 'swap' : 'approve',
      gas: 200_000n,
      price: 2n * GAS_PRICE,
      fee: 400_000n * GAS_PRICE,
    }),
    quote: async (query) => fairQuote(query),
    allowance: async () => fake.allowed,
    prepareApproval: async (wanted, amount) => approvalFor(wanted, amount),
    prepareSwap: async (wanted) => swapFor(wanted),
    atomicity: async () => undefined,
    prepareTogether: async (wanted, together) => swapFor(wanted, { together }),
    send(request, asking) {
      const question = { ...deferred<string>(), request };
      sent.push(question);
      if (fake.isReached) asking.handOver();
      const isCalls = request.kind === 'swap' && request.together !== undefined;
      return question.promise.then((text) => (isCalls ? { callsId: text } : { hash: text }));
    },
    ...answers,
  };
  const fake: FakeSwapping = {
    ...all,
    log,
    sent,
    allowed: 0n,
    isReached: true,
    quote(query, options) {
      log.push(`quote ${query.amount}`);
      return all.quote(query, options);
    },
    allowance(wanted, spender, options) {
      log.push(`allowance of ${wanted.from.address}${spender === undefined ? '' : ` for ${spender}`}`);
      return all.allowance(wanted, spender, options);
    },
    prepareApproval(wanted, amount, options) {
      log.push(`approve ${amount}`);
      return all.prepareApproval(wanted, amount, options);
    },
    atomicity(account) {
      log.push('atomicity');
      return all.atomicity(account);
    },
    prepareTogether(wanted, together, slippage, options) {
      log.push(`together ${together.approval.amount} and ${wanted.amount} at ${slippage}`);
      return all.prepareTogether(wanted, together, slippage, options);
    },
    prepareSwap(wanted, slippage, options) {
      log.push(`swap ${wanted.amount} at ${slippage}`);
      return all.prepareSwap(wanted, slippage, options);
    },
  };
  return fake;
}
