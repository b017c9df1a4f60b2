import type { OnRampQuery, OnRampQuote } from './onRamp.js';

/**
 * What stands in for a quote if the service does not answer (behaviour 10.4): every amount is the one asked for, in the
 * payment currency. It is no rate, and has to be shown as an estimate.
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
