import { type CaipNetworkId, chainIdOf, namespaceOf } from '../networks/caip.js';

/**
 * Whether smart accounts are unavailable on a network. `enabled` lists the networks that have them; if it is empty,
 * this is unknown, and the result is false.
 */
export function lacksSmartAccounts(enabled: readonly number[], network: CaipNetworkId): boolean {
  return enabled.length > 0 && namespaceOf(network) === 'eip155' && !enabled.includes(chainIdOf(network));
}
