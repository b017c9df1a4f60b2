import { safeHttpUrl } from '../untrusted/sanitize.js';
import { addressOf, type CaipAddress, spokenNamespaceOf } from './caip.js';
import { NAMESPACE_RULES } from './namespaces.js';
import type { NetworkDefinition } from './networks.js';

/**
 * The URL of an account in the network's block explorer; undefined if the explorer's URL is missing or unsafe. Keeps
 * the explorer's query: `https://explorer.example/?cluster=testnet` selects a cluster.
 */
export function explorerUrl(network: NetworkDefinition, account: CaipAddress): string | undefined {
  const { explorerPath } = NAMESPACE_RULES[spokenNamespaceOf(network.id)];
  return pageOf(network, `${explorerPath}/${addressOf(account)}`);
}

/** The URL of a transaction in the network's block explorer, with the same rules. */
export function transactionUrl(network: NetworkDefinition, hash: string): string | undefined {
  return pageOf(network, `tx/${encodeURIComponent(hash)}`);
}

function pageOf(network: NetworkDefinition, path: string): string | undefined {
  const url = safeHttpUrl(network.explorerUrl);
  if (!url) return undefined;
  const end = url.search(/[?#]/);
  const base = end < 0 ? url : url.slice(0, end);
  return `${base.replace(/\/+$/, '')}/${path}${url.slice(base.length)}`;
}
