import type { HistoryTransfer } from '../../lib/account/transactionHistory.js';
import { isNothing } from '../../lib/decimal/isNothing.js';
import { formatBalance } from '../../lib/text/format.js';
import { shorten } from '../../lib/text/shorten.js';

const SIGNS = { in: '+', out: '−', self: '' } as const;

interface TransferWords {
  readonly locale: string;
  /** Stands for a token without a name. */
  readonly unnamed: string;
  /** Whether it is sure that it moved: only then it has a sign. */
  readonly isDone: boolean;
}

/** A transfer in a few characters, such as `+1.234 ETH` or the name of an NFT; `–` if nothing is known of it. */
export function transferText(transfer: HistoryTransfer, { locale, unnamed, isDone }: TransferWords): string {
  const { kind, direction, name, symbol, quantity } = transfer;
  const isZero = quantity !== undefined && isNothing(quantity);
  const sign = isZero || !isDone ? '' : SIGNS[direction];
  if (kind === 'nft') return name ?? symbol ?? '–';
  const unit = shorten(symbol ?? name ?? '', 8, 3);
  if (quantity === undefined) return unit ? `${sign}${unit}` : '–';
  return `${sign}${formatBalance(quantity, unit || unnamed, locale)}`;
}
