import type { HistoryTransfer } from '../../lib/account/transactionHistory.js';
import { formatBalance } from '../../lib/text/format.js';
import { shorten } from '../../lib/text/shorten.js';

const SIGNS = { in: '+', out: '−', self: '' } as const;

/**
 * A transfer in a few characters, such as `+1.234 ETH` or the name of an NFT; `–` if nothing is known of it. `unnamed` stands
 * for a token without a name.
 */
export function transferText(transfer: HistoryTransfer, locale: string, unnamed: string): string {
  const { kind, direction, name, symbol, quantity } = transfer;
  const isNothing = quantity !== undefined && !/[1-9]/.test(quantity);
  const sign = isNothing ? '' : SIGNS[direction];
  if (kind === 'nft') return name ?? symbol ?? '–';
  const unit = shorten(symbol ?? name ?? '', 8, 3);
  if (quantity === undefined) return unit ? `${sign}${unit}` : '–';
  return `${sign}${formatBalance(quantity, unit || unnamed, locale)}`;
}
