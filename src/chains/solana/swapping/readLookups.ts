import { toBase58 } from '../../../lib/solana/base58.js';
import { KEY_BYTES } from '../../../lib/solana/keys.js';
import { refusedQuote } from '../../../lib/swap/refusedQuote.js';
import type { SolanaRequest } from '../solanaRpc.js';
import type { SolanaMessage } from '../transactions/solanaMessage.js';
import { readStates } from './accountState.js';

const TABLE_PROGRAM = 'AddressLookupTab1e1111111111111111111111111';
/** The size of a table's header, before its addresses. */
const HEADER_BYTES = 56;
/** No transaction has room for more. */
const MOST_TABLES = 32;

/**
 * The addresses that a message takes from lookup tables, in its order, from the current tables. Empty if it uses none. Rejects
 * with `quote_failed` if a table or an entry is missing, otherwise as `readStates` does.
 */
export async function readLookups(
  { accounts, hasLookups }: Pick<SolanaMessage, 'accounts' | 'hasLookups'>,
  request: SolanaRequest,
): Promise<readonly string[]> {
  if (!hasLookups) return [];
  const named = accounts.filter((one) => one.includes('#')).map((one) => one.split('#'));
  const names = [...new Set(named.map(([table = '']) => table))];
  if (names.length > MOST_TABLES) throw unknown();
  const tables = await readStates(request, names);
  return named.map(([table = '', index]) => {
    const state = tables.get(table);
    const start = HEADER_BYTES + Number(index) * KEY_BYTES;
    const key = state?.program === TABLE_PROGRAM ? state.data.subarray(start, start + KEY_BYTES) : undefined;
    if (key?.length !== KEY_BYTES) throw unknown();
    return toBase58(key);
  });
}

const unknown = () => refusedQuote('It names accounts of a table that is not there.');
