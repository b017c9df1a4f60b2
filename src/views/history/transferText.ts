import type { HistoryTransfer } from '../../lib/account/transactionHistory.js';
import { BALANCE_DECIMALS } from '../../lib/constants.js';
import { compareDecimals } from '../../lib/decimal/arithmetic.js';
import { isNothing } from '../../lib/decimal/isNothing.js';
import { formatBalance } from '../../lib/text/format.js';
import { truncateDecimals } from '../../lib/text/formatUnits.js';
import { shorten } from '../../lib/text/shorten.js';

const SIGNS = { in: '+', out: '−', self: '' } as const;

interface TransferWords {
  readonly locale: string;
  /** The name for a token without one. */
  readonly unnamed: string;
  /** Whether the transfer certainly happened. Only then does it have a sign. */
  readonly isDone: boolean;
}

/**
 * A transfer in a few characters: `+1.234 ETH`, `≈ +1.234 ETH` if there are more decimals, or the name of an NFT. `–` if
 * nothing is known about it.
 */
export function transferText(transfer: HistoryTransfer, { locale, unnamed, isDone }: TransferWords): string {
  const { kind, direction, name, symbol, quantity } = transfer;
  const isZero = quantity !== undefined && isNothing(quantity);
  const sign = isZero || !isDone ? '' : SIGNS[direction];
  if (kind === 'nft') return name ?? symbol ?? '–';
  const unit = shorten(symbol ?? name ?? '', 8, 3);
  if (quantity === undefined) return unit ? `${sign}${unit}` : '–';
  const isCut = !isZero && compareDecimals(quantity, truncateDecimals(quantity, BALANCE_DECIMALS)) !== 0;
  const shown = formatBalance(quantity, unit || unnamed, locale);
  return `${isCut && !shown.startsWith('<') ? '≈ ' : ''}${sign}${shown}`;
}
