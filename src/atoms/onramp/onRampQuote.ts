import { atom } from 'jotai/vanilla';
import type { FieldAmount } from '../../lib/decimal/fieldAmount.js';
import { parseDecimal } from '../../lib/decimal/parseDecimal.js';
import {
  BUYING_QUOTE_LIFE_MS,
  MOST_QUOTE_REFRESHES,
  ON_RAMP_QUOTE_DELAY_MS,
  PRESET_AMOUNTS,
  QUOTE_CHECK_MS,
} from '../../lib/onramp/buyConstants.js';
import { checkLimits, type LimitCheck } from '../../lib/onramp/checkLimits.js';
import type { OnRampQuote } from '../../lib/onramp/onRamp.js';
import { pauseUntil } from '../../lib/pause.js';
import { currencyDigits } from '../../lib/text/formatCurrency.js';
import { formatUnits } from '../../lib/text/formatUnits.js';
import { servicesAtom } from '../hostServices.js';
import { type AsyncResult, asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { polledAtom } from '../util/polledAtom.js';
import { changeOnRampDraftAtom, onRampDraftAtom } from './onRampDraft.js';
import { onRampAtom, paymentCurrencyAtom, purchaseCurrencyAtom } from './onRampOffer.js';

/** The typed amount: missing, ambiguous, invalid for this currency, or checked against the limits. */
export type OnRampAmount =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unclear' | 'incorrect' }
  | (LimitCheck & {
      /** Decimal text. */
      readonly amount: string;
    });

/** The amount in the form: the typed one, or the first preset within the limits. */
export const paymentTextAtom = atom((get): FieldAmount => {
  const { amount } = get(onRampDraftAtom);
  const limits = get(paymentCurrencyAtom)?.limits;
  const preset = limits && PRESET_AMOUNTS.find((one) => checkLimits(one, limits).kind === 'fits');
  return amount ?? preset ?? '';
});

export const onRampAmountAtom = atom((get): OnRampAmount => {
  const text = get(paymentTextAtom);
  const payment = get(paymentCurrencyAtom);
  if (typeof text !== 'string') return { kind: text.kind === 'unclear' ? 'unclear' : 'incorrect' };
  if (!payment || /^[0.]*$/.test(text)) return { kind: 'missing' };
  const digits = currencyDigits(payment.id);
  const units = parseDecimal(text, digits);
  if (units === undefined) return { kind: 'incorrect' };
  const amount = formatUnits(units, digits);
  return { ...checkLimits(amount, payment.limits), amount };
});

/** The amount if it is within the limits, as decimal text. Undefined if there is none. */
export const payableAmountAtom = atom((get): string | undefined => {
  const amount = get(onRampAmountAtom);
  return amount.kind === 'fits' ? amount.amount : undefined;
});

const typedAtAtom = atom((get) => get(onRampDraftAtom).typedAt);

const roundCell = atom(0);

/** A quote with the time of its answer, in ms since 1970. */
interface TimedQuote {
  readonly quote: OnRampQuote;
  readonly at: number;
}

const timedQuoteAtom = asyncResultAtom(
  (get) => `${get(paymentCurrencyAtom)?.id} ${get(purchaseCurrencyAtom)?.id} ${get(payableAmountAtom)}`,
  (get, { signal }): Promise<TimedQuote> | undefined => {
    get(roundCell);
    const typedAt = get(typedAtAtom);
    const ramp = dataOf(get(onRampAtom));
    const payment = get(paymentCurrencyAtom);
    const purchase = get(purchaseCurrencyAtom);
    const amount = get(payableAmountAtom);
    const { clock } = get(servicesAtom);
    if (!ramp || !payment || !purchase || amount === undefined) return undefined;
    return (async () => {
      await pauseUntil(clock, typedAt + ON_RAMP_QUOTE_DELAY_MS, signal);
      const quote = await ramp.quote({ payment, purchase, amount }, { signal });
      return { quote, at: clock.now() };
    })();
  },
);

/**
 * The quote for the form. A late answer to an older query is dropped. Refreshed every minute while it is on screen, because
 * prices move.
 */
export const onRampQuoteAtom = polledAtom(
  (get): AsyncResult<OnRampQuote> => {
    const result = get(timedQuoteAtom);
    if (result.status === 'data') return { status: 'data', data: result.data.quote };
    if (result.status !== 'pending') return result;
    return result.previous ? { status: 'pending', previous: result.previous.quote } : { status: 'pending' };
  },
  QUOTE_CHECK_MS,
  (get, set) => {
    const { clock } = get(servicesAtom);
    let left = MOST_QUOTE_REFRESHES;
    return async () => {
      const known = dataOf(get(timedQuoteAtom));
      if (left === 0 || !known || clock.now() - known.at < BUYING_QUOTE_LIFE_MS) return;
      left -= 1;
      set(roundCell, (round) => round + 1);
    };
  },
);

/** Sets the amount as typed. */
export const typePaymentAtom = atom(null, (get, set, amount: FieldAmount) =>
  set(changeOnRampDraftAtom, { amount, typedAt: get(servicesAtom).clock.now() }),
);
