import { atom } from 'jotai/vanilla';
import { costAtPrice, type NetworkCost } from '../../../lib/swap/networkCost.js';
import type { WantedSwap } from '../../../lib/swap/swapRequest.js';
import { servicesAtom } from '../../hostServices.js';
import { latestAtom } from '../../util/latest.js';
import { slippageAtom } from '../swapDraft.js';
import { swapMarketAtom } from '../swapMarket.js';
import { type SwapPair, swapPairAtom } from '../swapPair.js';
import { quoteRoundAtom, swapAmountAtom } from '../swapQuote.js';

type Swapped = SwapPair & Pick<WantedSwap, 'amount'>;

interface Estimate {
  readonly swapped: Swapped;
  /** The round of quotes in which it was made. */
  readonly round: number;
  /** Undefined while the estimate is pending or after it failed. */
  readonly cost: NetworkCost | undefined;
}

const estimateCell = atom<Estimate | undefined>(undefined);
const nextAtom = latestAtom();

/** The swap in the form. Undefined while it is incomplete. */
const presentAtom = atom((get): Swapped | undefined => {
  const pair = get(swapPairAtom);
  const amount = get(swapAmountAtom);
  return pair && typeof amount === 'bigint' ? { ...pair, amount } : undefined;
});

const isSamePair = (one: SwapPair | undefined, other: SwapPair | undefined) =>
  one?.account === other?.account &&
  one?.from.address === other?.from.address &&
  one?.to.address === other?.to.address &&
  one?.to.network === other?.to.network &&
  one?.recipient === other?.recipient;
const isSame = (one: Swapped | undefined, other: Swapped | undefined) =>
  isSamePair(one, other) && one?.amount === other?.amount;

/** Keeps the cost of a built transaction. */
export const noteCostAtom = atom(null, (get, set, swapped: Swapped, cost: NetworkCost) => {
  set(nextAtom);
  set(estimateCell, { swapped, round: get(quoteRoundAtom).count, cost });
});

/** Builds and estimates the next transaction of the form once. After a failure, tries again with the next quote. */
export const estimateCostAtom = atom(null, async (get, set) => {
  const swapped = get(presentAtom);
  const round = get(quoteRoundAtom).count;
  const last = get(estimateCell);
  if (!swapped || (isSame(last?.swapped, swapped) && (last?.cost || last?.round === round))) return;
  const signal = set(nextAtom);
  set(estimateCell, { swapped, round, cost: undefined });
  try {
    const swapping = await get(servicesAtom).openSwap();
    // The form reports a shortage separately.
    const wanted = { ...swapped, mayBeSponsored: true };
    const cost = await swapping.estimate(wanted, get(slippageAtom), { signal });
    if (!signal.aborted) set(estimateCell, { swapped, round, cost });
  } catch {
    // The review builds it again and shows the error.
  }
});

/** The maximum cost of the next transaction. Undefined while unknown; never guessed. */
export const swapCostAtom = atom((get): NetworkCost | undefined => {
  const estimate = get(estimateCell);
  const { price } = get(swapMarketAtom).costs ?? {};
  if (!estimate?.cost || !isSame(estimate.swapped, get(presentAtom))) return undefined;
  const { cost } = estimate;
  return price === undefined ? cost : { ...cost, price, fee: costAtPrice(cost, price) };
});

/** The minimum cost of any transaction, in base units. Undefined while unknown. */
export const leastCostAtom = atom(
  (get): bigint | undefined => get(swapCostAtom)?.fee ?? get(swapMarketAtom).costs?.least,
);

/** The amount to keep for network fees when everything is swapped, in base units. Without an estimate, the usual cost. */
export const reservedCostAtom = atom((get): bigint | undefined => {
  const { costs } = get(swapMarketAtom);
  const pair = get(swapPairAtom);
  const last = get(estimateCell);
  const isPair = pair !== undefined && isSamePair(last?.swapped, pair);
  if (!isPair || last?.cost?.kind !== 'swap') return costs?.reserve;
  if (!costs) return last.cost.fee;
  // On Solana, a swap temporarily needs more than it costs, for accounts that it closes again.
  return last.cost.gas === 0n && last.cost.fee < costs.reserve
    ? costs.reserve
    : costAtPrice(last.cost, costs.price);
});
