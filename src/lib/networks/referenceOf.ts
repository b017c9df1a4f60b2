import type { CaipNetworkId } from './caip.js';

/**
 * The reference of a network within its namespace, such as `1`. In its own file, because the entry needs nothing else of
 * `caip.ts`, and a shared file would be loaded as a whole.
 */
export function referenceOf(id: CaipNetworkId): string {
  return id.slice(id.indexOf(':') + 1);
}
