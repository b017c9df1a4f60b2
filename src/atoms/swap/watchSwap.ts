import { atom } from 'jotai/vanilla';
import { QUOTE_REFRESH_MS, SWAP_IDLE_MS, SWAP_TICK_MS } from '../../lib/swap/swapConstants.js';
import { servicesAtom } from '../hostServices.js';
import { dataOf } from '../util/asyncResult.js';
import type { Dispose } from '../util/store.js';
import { estimateCostAtom } from './cost/swapCost.js';
import { refreshSwapAtom } from './refreshSwap.js';
import { swapFlowAtom } from './swapFlow.js';
import { activeAtAtom, shortageAtom, swapTimeAtom } from './swapForm.js';
import { askAgainAtom, quoteRoundAtom, swapQuoteAtom } from './swapQuote.js';

/** When the figures on screen were made, in ms since 1970. Undefined if there are none, or new ones are pending. */
const madeAtAtom = atom((get): number | undefined => {
  const flow = get(swapFlowAtom);
  if (flow.step === 'ready') {
    return flow.isRefreshing || flow.voidBy === 'change' ? undefined : flow.madeAt;
  }
  if (flow.step !== 'form' && flow.step !== 'quoted') return undefined;
  const result = get(swapQuoteAtom);
  if (result.status === 'idle' || result.status === 'pending') return undefined;
  // After a failure, the next request comes as late as after an answer.
  return Math.max(dataOf(result)?.madeAt ?? 0, get(quoteRoundAtom).at);
});

/** The age of the figures on screen, in ms. Undefined if there are none. */
export const quoteAgeAtom = atom((get): number | undefined => {
  const madeAt = get(madeAtAtom);
  return madeAt === undefined ? undefined : Math.max(0, get(swapTimeAtom) - madeAt);
});

/** Whether there is a quote whose network fee can be estimated. Services refuse to build a swap of more than the balance. */
const isToEstimateAtom = atom((get) => {
  const flow = get(swapFlowAtom);
  return flow.step === 'quoted' && flow.quote.toAmount !== undefined && get(shortageAtom) !== 'amount';
});

const refreshAtom = atom(null, (get, set) => {
  if (get(swapFlowAtom).step === 'ready') void set(refreshSwapAtom);
  else set(askAgainAtom);
});

/**
 * Keeps the figures on screen fresh until disposed: refreshes them every ten seconds, unless the page is hidden, the browser is
 * offline or the visitor has been inactive for two minutes.
 */
export const watchSwapAtom = atom(null, (get, set): Dispose => {
  const { clock, isVisible, isOnline } = get(servicesAtom);
  let cancel: Dispose = () => {};
  // Spaces out requests when they fail, because the age of the figures keeps growing then.
  let askedAt = 0;
  set(activeAtAtom);
  function tick() {
    const now = clock.now();
    set(swapTimeAtom, now);
    const age = get(quoteAgeAtom);
    const isAwake = now - get(activeAtAtom) < SWAP_IDLE_MS;
    const rest = age === undefined ? SWAP_TICK_MS : QUOTE_REFRESH_MS - age;
    const isWorthAsking = isAwake && isVisible() && isOnline();
    if (rest <= 0 && isWorthAsking && now - askedAt >= QUOTE_REFRESH_MS) {
      askedAt = now;
      set(refreshAtom);
    }
    if (isWorthAsking && get(isToEstimateAtom)) void set(estimateCostAtom);
    cancel = clock.after(rest > 0 ? Math.min(rest, SWAP_TICK_MS) : SWAP_TICK_MS, tick);
  }
  tick();
  return () => cancel();
});
