import { type CaipNetworkId, chainIdOf, namespaceOf } from '../networks/caip.js';

/** Whether smart accounts cannot be used on a network. `enabled` are those where they can; without any it is not known. */
export function lacksSmartAccounts(enabled: readonly number[], network: CaipNetworkId): boolean {
  return enabled.length > 0 && namespaceOf(network) === 'eip155' && !enabled.includes(chainIdOf(network));
}
