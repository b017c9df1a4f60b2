import { shortenAddress } from '../../text/shorten.js';
import type { TransactionSummary } from '../../transactions/trackedTransaction.js';
import { type Payout, type PlannedDelivery, paidAs } from './trackedDelivery.js';

/**
 * The symbol to show for a payout. A different token that uses the symbol of the sold or bought token is shown by its contract
 * address. Undefined for a native currency without a symbol.
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
