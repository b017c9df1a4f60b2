import type { HistoryTransfer } from '../../lib/account/transactionHistory.js';
import { formatBalance } from '../../lib/text/format.js';
import { shorten } from '../../lib/text/shorten.js';

const SIGNS = { in: '+', out: '−', self: '' } as const;

/** A transfer in a few characters, such as `+1.234 ETH` or the name of an NFT; `–` if nothing is known of it. */
export function transferText(transfer: HistoryTransfer, locale: string): string {
  const { kind, direction, name, symbol, quantity } = transfer;
  const sign = SIGNS[direction];
  if (kind === 'nft') return name ?? symbol ?? '–';
  const unit = shorten(symbol ?? name ?? '', 8, 3);
  if (quantity === undefined) return unit ? `${sign}${unit}` : '–';
  return `${sign}${formatBalance(quantity, unit, locale)}`;
}
