import { useAtomValue } from 'jotai';
import { onRampDraftAtom } from '../../atoms/onramp/onRampDraft.js';
import {
  onRampOptionsAtom,
  paymentCurrencyAtom,
  purchaseCurrencyAtom,
} from '../../atoms/onramp/onRampOffer.js';
import { onRampAmountAtom } from '../../atoms/onramp/onRampQuote.js';
import { localeAtom } from '../../atoms/translate.js';
import { dataOf } from '../../atoms/util/asyncResult.js';
import { writeAmountInput } from '../../lib/decimal/readAmountInput.js';
import { formatCurrency } from '../../lib/text/formatCurrency.js';
import { useText } from '../useText.js';

/** The reason why the form can't be submitted, with a way to fix it. Undefined if it can. */
export function useAmountProblem(): string | undefined {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const draft = useAtomValue(onRampDraftAtom);
  const options = dataOf(useAtomValue(onRampOptionsAtom));
  const payment = useAtomValue(paymentCurrencyAtom);
  const purchase = useAtomValue(purchaseCurrencyAtom);
  const amount = useAtomValue(onRampAmountAtom);
  const isUnsold = (draft.payment && !payment) || (draft.purchase && !purchase);
  if (options && isUnsold) return t('onRamp.notSold');
  if (!payment) return undefined;
  const { id } = payment;
  switch (amount.kind) {
    case 'incorrect':
      return t('onRamp.incorrect', { example: writeAmountInput('100', locale) });
    case 'below':
      return t('onRamp.below', { amount: formatCurrency(amount.min, id, locale) });
    case 'above':
      return t('onRamp.above', { amount: formatCurrency(amount.max, id, locale) });
    default:
      return undefined;
  }
}
