import type { CaipNetworkId } from '../networks/caip.js';

/**
 * What a network is called within its namespace, e.g. `1`. Apart from the rest of CAIP, which the entry has no use for:
 * what it imports of a file is the whole file, once later parts share it.
 */
export function referenceOf(id: CaipNetworkId): string {
  return id.slice(id.indexOf(':') + 1);
}
