import { isTransactionOn } from '../../../lib/networks/addressForm.js';
import { hasKeyForm } from '../../../lib/solana/keys.js';
import { SOLANA_MAINNET } from '../../../lib/solana/solana.js';

/** The place from which the list of one address continues. */
export interface ListPlace {
  readonly address: string;
  /** The last transaction returned from it. */
  readonly before: string | undefined;
}

/** The start of a page. */
export interface SolanaPlace {
  /** All transactions of the page are in slots below this. Undefined on the first page. */
  readonly below: number | undefined;
  /** The lists that have more entries. */
  readonly lists: readonly ListPlace[];
}

const MOST_LISTS = 12;
const SLOT = /^\d{1,16}$/;

/** Parses the place in a cursor. Undefined if the cursor isn't ours. */
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
