import { addressOf, type CaipAddress } from '../../lib/caip.js';
import type { NetworkDefinition } from '../../lib/networks.js';
import { safeHttpUrl } from '../../lib/sanitize.js';

/** Where the block explorer of a network shows an account; undefined when it has none that may be opened. */
export function explorerUrl(network: NetworkDefinition, account: CaipAddress): string | undefined {
  const base = safeHttpUrl(network.explorerUrl)?.replace(/\/+$/, '');
  return base && `${base}/address/${addressOf(account)}`;
}
