import { isTransactionOn } from '../../../lib/networks/addressForm.js';
import { hasKeyForm } from '../../../lib/solana/keys.js';
import { SOLANA_MAINNET } from '../../../lib/solana/solana.js';

/** Where the list of one address goes on. */
export interface ListPlace {
  readonly address: string;
  /** The last transaction of it that was told. */
  readonly before: string | undefined;
}

/** Where a page begins. */
export interface SolanaPlace {
  /** All transactions of the page are in older slots. Undefined on the first page. */
  readonly below: number | undefined;
  /** Those that have more. */
  readonly lists: readonly ListPlace[];
}

const MOST_LISTS = 12;
const SLOT = /^\d{1,16}$/;

/** The place in a cursor. Undefined if it is none of ours. */
export function readCursor(cursor: string): SolanaPlace | undefined {
  const [slot = '', ...parts] = cursor.slice(0, 2_000).split(',');
  const lists = parts.map((part): ListPlace => {
    const [address = '', before] = part.split(' ');
    return { address, before };
  });
  const isOurs =
    SLOT.test(slot) &&
    lists.length <= MOST_LISTS &&
    lists.every(
      ({ address, before }) =>
        hasKeyForm(address) && (before === undefined || isTransactionOn(SOLANA_MAINNET, before)),
    );
  return isOurs ? { below: Number(slot), lists } : undefined;
}

export const writeCursor = ({ below, lists }: SolanaPlace): string =>
  [below, ...lists.map(({ address, before }) => (before ? `${address} ${before}` : address))].join(',');
