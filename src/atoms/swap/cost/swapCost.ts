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
  /** In which round of quotes it was made. */
  readonly round: number;
  /** Undefined while it is being made, and if that failed. */
  readonly cost: NetworkCost | undefined;
}

const estimateCell = atom<Estimate | undefined>(undefined);
const nextAtom = latestAtom();

/** What the form says, if that can be swapped. */
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

/** Notes what a built transaction costs. */
export const noteCostAtom = atom(null, (get, set, swapped: Swapped, cost: NetworkCost) => {
  set(nextAtom);
  set(estimateCell, { swapped, round: get(quoteRoundAtom).count, cost });
});

/** Has the next transaction for what the form says built and estimated, once. After a failure, again with the next quote. */
export const estimateCostAtom = atom(null, async (get, set) => {
  const swapped = get(presentAtom);
  const round = get(quoteRoundAtom).count;
  const last = get(estimateCell);
  if (!swapped || (isSame(last?.swapped, swapped) && (last?.cost || last?.round === round))) return;
  const signal = set(nextAtom);
  set(estimateCell, { swapped, round, cost: undefined });
  try {
    const swapping = await get(servicesAtom).openSwap();
    // What the account lacks is told elsewhere.
    const wanted = { ...swapped, mayBeSponsored: true };
    const cost = await swapping.estimate(wanted, get(slippageAtom), { signal });
    if (!signal.aborted) set(estimateCell, { swapped, round, cost });
  } catch {
    // The review builds it again and says why it cannot.
  }
});

/** What the next transaction costs at most. Undefined while it is unknown: it is never guessed. */
export const swapCostAtom = atom((get): NetworkCost | undefined => {
  const estimate = get(estimateCell);
  const { price } = get(swapMarketAtom).costs ?? {};
  if (!estimate?.cost || !isSame(estimate.swapped, get(presentAtom))) return undefined;
  const { cost } = estimate;
  return price === undefined ? cost : { ...cost, price, fee: costAtPrice(cost, price) };
});

/** What any transaction costs the account at least, in base units. Undefined while that is unknown. */
export const leastCostAtom = atom(
  (get): bigint | undefined => get(swapCostAtom)?.fee ?? get(swapMarketAtom).costs?.least,
);

/** What stays for the network when all is swapped, in base units. Without an estimate, the usual cost is assumed. */
export const reservedCostAtom = atom((get): bigint | undefined => {
  const { costs } = get(swapMarketAtom);
  const pair = get(swapPairAtom);
  const last = get(estimateCell);
  const isPair = pair !== undefined && isSamePair(last?.swapped, pair);
  if (!isPair || last?.cost?.kind !== 'swap') return costs?.reserve;
  if (!costs) return last.cost.fee;
  // On Solana, more is needed for a while than is paid in the end: for accounts that the swap closes again.
  return last.cost.gas === 0n && last.cost.fee < costs.reserve
    ? costs.reserve
    : costAtPrice(last.cost, costs.price);
});
