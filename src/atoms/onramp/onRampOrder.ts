import { atom } from 'jotai/vanilla';
import type { OnRampOrder } from '../../lib/onramp/onRamp.js';
import { accountAtom } from '../connection.js';
import { dataOf } from '../util/asyncResult.js';
import { onRampOptionsAtom, paymentCurrencyAtom, purchaseCurrencyAtom } from './onRampOffer.js';
import { onRampQuoteAtom, payableAmountAtom } from './onRampQuote.js';

/** The form's content as an order for a provider. Undefined without an account. */
export const onRampOrderAtom = atom((get): OnRampOrder | undefined => {
  const account = get(accountAtom);
  const quote = dataOf(get(onRampQuoteAtom));
  return (
    account && {
      account,
      purchase: get(purchaseCurrencyAtom),
      purchases: dataOf(get(onRampOptionsAtom))?.purchase ?? [],
      // Without a live rate, the amount is unknown.
      purchaseAmount: quote && !quote.isEstimate ? quote.purchaseAmount.amount : undefined,
      payment: get(paymentCurrencyAtom),
      paymentAmount: get(payableAmountAtom),
    }
  );
});
