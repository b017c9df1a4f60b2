import type { CaipNetworkId } from '../networks/caip.js';
import { ownValue } from '../untrusted/ownValue.js';

/** Coinbase's names of the networks it sends to (behaviour 10.6). */
const SLUGS: Readonly<Record<CaipNetworkId, string>> = {
  'eip155:1': 'ethereum',
  'eip155:42161': 'arbitrum',
  'eip155:137': 'polygon',
  'eip155:43114': 'avalanche-c-chain',
  'eip155:10': 'optimism',
  'eip155:42220': 'celo',
  'eip155:8453': 'base',
};

/** All names, in the order of the hosted service's requests. */
export const COINBASE_NETWORKS: readonly string[] = Object.values(SLUGS);

/** Coinbase's name of a network. Undefined if it doesn't send there. */
export function coinbaseNetwork(network: CaipNetworkId): string | undefined {
  return ownValue(SLUGS, network);
}

/** The network with this Coinbase name, with or without `-mainnet`. Undefined for other names. */
export function networkOfCoinbase(name: string): CaipNetworkId | undefined {
  const slug = name.toLowerCase().replace(/-mainnet$/, '');
  return (Object.keys(SLUGS) as CaipNetworkId[]).find((network) => SLUGS[network] === slug);
}
