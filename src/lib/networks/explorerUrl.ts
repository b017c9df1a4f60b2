import { safeHttpUrl } from '../untrusted/sanitize.js';
import { addressOf, type CaipAddress } from './caip.js';
import type { NetworkDefinition } from './networks.js';

/**
 * Where the block explorer of a network shows an account; undefined when it has none that may be opened. What the
 * address of the explorer asks for stays: `https://explorer.example/?cluster=testnet` names a cluster.
 */
export function explorerUrl(network: NetworkDefinition, account: CaipAddress): string | undefined {
  const url = safeHttpUrl(network.explorerUrl);
  if (!url) return undefined;
  const end = url.search(/[?#]/);
  const base = end < 0 ? url : url.slice(0, end);
  const page = network.id.startsWith('solana:') ? 'account' : 'address';
  return `${base.replace(/\/+$/, '')}/${page}/${addressOf(account)}${url.slice(base.length)}`;
}
