import { shortenAddress } from '../../text/shorten.js';
import type { TransactionSummary } from '../../transactions/trackedTransaction.js';
import { type Payout, type PlannedDelivery, paidAs } from './trackedDelivery.js';

/**
 * What visitors call the token of a payment. A token that calls itself what was paid or bought, and is neither, is called by
 * its contract. Undefined for native currency without a symbol.
 */
export function payoutSymbol(
  delivery: PlannedDelivery,
  payout: Payout,
  { symbol, boughtSymbol }: Pick<TransactionSummary, 'symbol' | 'boughtSymbol'>,
): string | undefined {
  const { token, symbol: own } = payout;
  if (token === undefined) return own;
  const isNamesake = paidAs(delivery, payout) === 'other' && (own === symbol || own === boughtSymbol);
  return own === undefined || isNamesake ? shortenAddress(token) : own;
}
