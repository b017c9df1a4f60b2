import { WalletModalError } from '../../errors.js';
import type { QuoteSource } from '../quoteSource.js';
import { type BasisPoints, WHOLE } from '../slippage.js';

/** The error for a query that no source can answer. */
export const invalidSwap = (): WalletModalError =>
  new WalletModalError('request_invalid', 'These tokens or this amount cannot be swapped.');

/** Throws `request_invalid` if the source doesn't support this slippage. */
export function checkSlippage(
  slippage: BasisPoints,
  { slippageStep }: Pick<QuoteSource, 'slippageStep'>,
): void {
  const isStep = Number.isInteger(slippage) && slippage % slippageStep === 0;
  if (!isStep || slippage <= 0 || slippage >= WHOLE) throw invalidSwap();
}
