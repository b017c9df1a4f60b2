import { type CaipNetworkId, chainIdOf, namespaceOf } from '../networks/caip.js';

/** The chain ids of the networks where the hosted service swaps (behaviour 9.1). */
const CHAIN_IDS: ReadonlySet<number> = new Set([
  1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554,
]);

/** Whether the hosted service supports swaps on a network. */
export function isSwapNetwork(network: CaipNetworkId): boolean {
  return namespaceOf(network) === 'eip155' && CHAIN_IDS.has(chainIdOf(network));
}
