import { atom } from 'jotai/vanilla';
import { parseDecimal } from '../../lib/decimal/parseDecimal.js';
import { ON_RAMP_QUOTE_DELAY_MS, PRESET_AMOUNTS } from '../../lib/onramp/buyConstants.js';
import { checkLimits, type LimitCheck } from '../../lib/onramp/checkLimits.js';
import type { OnRampQuote } from '../../lib/onramp/onRamp.js';
import { pause } from '../../lib/pause.js';
import { currencyDigits } from '../../lib/text/formatCurrency.js';
import { formatUnits } from '../../lib/text/formatUnits.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { changeOnRampDraftAtom, onRampDraftAtom } from './onRampDraft.js';
import { onRampAtom, paymentCurrencyAtom, purchaseCurrencyAtom } from './onRampOffer.js';

/** What the typed amount is: nothing yet, no amount of this currency, or one that can be paid or not. */
export type OnRampAmount =
  | { readonly kind: 'missing' }
  | { readonly kind: 'incorrect' }
  | (LimitCheck & {
      /** Decimal text. */
      readonly amount: string;
    });

export const onRampAmountAtom = atom((get): OnRampAmount => {
  const { amount: text = '' } = get(onRampDraftAtom);
  const payment = get(paymentCurrencyAtom);
  if (!payment || /^[0.]*$/.test(text)) return { kind: 'missing' };
  const digits = currencyDigits(payment.id);
  const units = parseDecimal(text, digits);
  if (units === undefined) return { kind: 'incorrect' };
  const amount = formatUnits(units, digits);
  return { ...checkLimits(amount, payment.limits), amount };
});

/** The amount that can be paid, as decimal text. Undefined if there is none. */
export const payableAmountAtom = atom((get): string | undefined => {
  const amount = get(onRampAmountAtom);
  return amount.kind === 'fits' ? amount.amount : undefined;
});

const typedAtAtom = atom((get) => get(onRampDraftAtom).typedAt);

/** The answer for what the form says. One for anything else is dropped, however late it comes. */
export const onRampQuoteAtom = asyncResultAtom(
  (get) => `${get(paymentCurrencyAtom)?.id} ${get(purchaseCurrencyAtom)?.id} ${get(payableAmountAtom)}`,
  (get, { signal }): Promise<OnRampQuote> | undefined => {
    const typedAt = get(typedAtAtom);
    const ramp = dataOf(get(onRampAtom));
    const payment = get(paymentCurrencyAtom);
    const purchase = get(purchaseCurrencyAtom);
    const amount = get(payableAmountAtom);
    const { clock } = get(servicesAtom);
    if (!ramp || !payment || !purchase || amount === undefined) return undefined;
    return (async () => {
      const rest = typedAt + ON_RAMP_QUOTE_DELAY_MS - clock.now();
      if (rest > 0) await pause(clock, rest, signal);
      return ramp.quote({ payment, purchase, amount }, { signal });
    })();
  },
);

/** Types an amount: decimal text. */
export const typePaymentAtom = atom(null, (get, set, amount: string) =>
  set(changeOnRampDraftAtom, { amount, typedAt: get(servicesAtom).clock.now() }),
);

/** Fills in the first preset amount that can be paid, unless there was an amount before. */
export const presetPaymentAtom = atom(null, (get, set) => {
  const limits = get(paymentCurrencyAtom)?.limits;
  if (!limits || get(onRampDraftAtom).amount !== undefined) return;
  const amount = PRESET_AMOUNTS.find((one) => checkLimits(one, limits).kind === 'fits');
  if (amount) set(changeOnRampDraftAtom, { amount });
});
