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

/** What a source answered, and when. */
export interface ShownQuote {
  /** In base units. Undefined if there is no route for this pair and amount. */
  readonly toAmount: bigint | undefined;
  /** What is lost to the price as the source says, in percent as decimal text. Undefined if it does not say. */
  readonly toldImpact?: string | undefined;
  /** What the site takes of it, as the source says. Undefined if it does not say. */
  readonly siteFee?: TakenFee | undefined;
  /** What brings it to another network. Undefined if it stays on one. */
  readonly bridge?: Bridge | undefined;
  /** In ms since 1970. */
  readonly madeAt: number;
}

/** What is paid, in base units: the typed amount, or the one that was found for what is wanted. */
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

/** How often quotes were asked for again, and when last, in ms since 1970. */
export const quoteRoundAtom = atom((get) => get(roundCell));

/** Asks for the quote again. The present one stays until the answer. What could not be found is looked for again. */
export const askAgainAtom = atom(null, (get, set) => {
  if (get(swapAmountAtom) === 'notFound') set(searchAgainAtom);
  const at = get(servicesAtom).clock.now();
  set(roundCell, ({ count }) => ({ count: count + 1, at }));
});

/** The answer for what the form says. One for anything else is dropped, however late it comes. */
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
