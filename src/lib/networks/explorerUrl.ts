import { safeHttpUrl } from '../untrusted/sanitize.js';
import { addressOf, type CaipAddress } from './caip.js';
import type { NetworkDefinition } from './networks.js';

/**
 * The URL of an account in the network's block explorer; undefined if the explorer's URL is missing or unsafe. Keeps
 * the explorer's query: `https://explorer.example/?cluster=testnet` selects a cluster.
 */
export function explorerUrl(network: NetworkDefinition, account: CaipAddress): string | undefined {
  const url = safeHttpUrl(network.explorerUrl);
  if (!url) return undefined;
  const end = url.search(/[?#]/);
  const base = end < 0 ? url : url.slice(0, end);
  const page = network.id.startsWith('solana:') ? 'account' : 'address';
  return `${base.replace(/\/+$/, '')}/${page}/${addressOf(account)}${url.slice(base.length)}`;
}
