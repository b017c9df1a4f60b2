import type { OnRampQuery, OnRampQuote } from './onRamp.js';

/**
 * A placeholder quote for when the service doesn't answer (behaviour 10.4): every amount is the requested one, in the payment
 * currency. It isn't a rate, and must be shown as an estimate.
 */
export function estimateQuote({ payment, amount }: OnRampQuery): OnRampQuote {
  const money = { amount, currency: payment.id };
  return {
    purchaseAmount: money,
    paymentSubtotal: money,
    paymentTotal: money,
    providerFee: money,
    networkFee: money,
    id: 'mocked-quote-id',
    isEstimate: true,
  };
}
