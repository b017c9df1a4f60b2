import { atom } from 'jotai/vanilla';
import { takenAmount, unclearAmount } from '../../lib/decimal/fieldAmount.js';
import { isNothing } from '../../lib/decimal/isNothing.js';
import { parseDecimal } from '../../lib/decimal/parseDecimal.js';
import type { TakenFee } from '../../lib/fees/siteFee.js';
import { pauseUntil } from '../../lib/pause.js';
import type { Bridge } from '../../lib/swap/delivery/bridge.js';
import { isSameToken, toNetworkOf } from '../../lib/swap/delivery/crossing.js';
import type { SwapAmount } from '../../lib/swap/swapButton.js';
import { QUOTE_DELAY_MS } from '../../lib/swap/swapConstants.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom } from '../util/asyncResult.js';
import { foundAmountAtom, searchAgainAtom } from './amountSearch.js';
import { swapDraftAtom } from './swapDraft.js';
import { swapPairAtom, swapPairKeyAtom } from './swapPair.js';
import { fromTokenAtom, offerAtom } from './swapTokens.js';

/** A source's answer and its time. */
export interface ShownQuote {
  /** In base units. Undefined if there is no route for this pair and amount. */
  readonly toAmount: bigint | undefined;
  /** The price impact according to the source, in percent as decimal text. Undefined if the source gives none. */
  readonly toldImpact?: string | undefined;
  /** The site's fee according to the source. Undefined if the source gives none. */
  readonly siteFee?: TakenFee | undefined;
  /** The bridge to another network. Undefined on a single network. */
  readonly bridge?: Bridge | undefined;
  /** In ms since 1970. */
  readonly madeAt: number;
}

/** The amount to pay, in base units: the typed amount, or the one found for the wanted amount. */
export const swapAmountAtom = atom((get): SwapAmount => {
  const { amount, wanted } = get(swapDraftAtom);
  if (wanted !== undefined) return get(foundAmountAtom);
  const token = get(fromTokenAtom);
  if (unclearAmount(amount)) return 'unclear';
  const taken = takenAmount(amount);
  if (!token || isNothing(taken)) return 'missing';
  return parseDecimal(taken, token.decimals) ?? 'incorrect';
});

const typedAtAtom = atom((get) => get(swapDraftAtom).typedAt);
const roundCell = atom({ count: 0, at: 0 });

/** The number of refreshes, and the time of the last one in ms since 1970. */
export const quoteRoundAtom = atom((get) => get(roundCell));

/** Requests the quote again. The present one stays until the answer. Also repeats a search that found nothing. */
export const askAgainAtom = atom(null, (get, set) => {
  if (get(swapAmountAtom) === 'notFound') set(searchAgainAtom);
  const at = get(servicesAtom).clock.now();
  set(roundCell, ({ count }) => ({ count: count + 1, at }));
});

/** The quote for the form. A late answer to an older query is dropped. */
export const swapQuoteAtom = asyncResultAtom(
  (get) => `${get(swapPairKeyAtom)} ${get(swapAmountAtom)}`,
  (get, { signal }): Promise<ShownQuote> | undefined => {
    get(roundCell);
    const typedAt = get(typedAtAtom);
    const pair = get(swapPairAtom);
    const amount = get(swapAmountAtom);
    const { clock, openSwap } = get(servicesAtom);
    if (!pair || isSameToken(pair.from, pair.to)) return undefined;
    if (typeof amount !== 'bigint' || amount <= 0n) return undefined;
    const gasPrice = get(offerAtom)?.gasPrice;
    const { account, from, to, recipient } = pair;
    return (async () => {
      await pauseUntil(clock, typedAt + QUOTE_DELAY_MS, signal);
      const swapping = await openSwap();
      const query = {
        account,
        from: from.address,
        to: to.address,
        ...toNetworkOf(pair),
        amount,
        gasPrice,
        recipient,
      };
      const quote = await swapping.quote(query, { signal });
      const { toAmount, priceImpact: toldImpact, fee: siteFee, bridge } = quote ?? {};
      return { toAmount, toldImpact, siteFee, ...(bridge && { bridge }), madeAt: clock.now() };
    })();
  },
);
