import { fromBase64 } from '../base64.js';
import { readLookupTable } from '../lookupTable.js';
import { rpc } from '../rpc.js';
import type { WireTables } from './wire.js';

/** The longest wait of a prompt for its chain, in ms. */
const PATIENCE_MS = 2000;

/** The lookup tables at these addresses, as far as the chain answers. Never rejects. */
export async function readTables(url: string, addresses: readonly string[]): Promise<WireTables> {
  try {
    const options = { encoding: 'base64', commitment: 'confirmed' };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await rpc(url, 'getMultipleAccounts', [addresses, options], signal);
    const { value } = answer as { value: readonly ({ data: readonly [string, string] } | null)[] };
    return new Map(
      addresses.flatMap((address, index) => {
        const account = value[index];
        const listed = account ? readLookupTable(fromBase64(account.data[0])) : undefined;
        return listed ? [[address, listed] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}
