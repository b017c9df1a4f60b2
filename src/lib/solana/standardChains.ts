import type { CaipNetworkId } from '../networks/caip.js';
import { SOLANA_DEVNET, SOLANA_MAINNET, SOLANA_TESTNET } from './solana.js';

/** Wallet Standard's names of clusters. Others use their CAIP-2 id. */
const NAMES: readonly (readonly [name: string, id: CaipNetworkId])[] = [
  ['solana:mainnet', SOLANA_MAINNET],
  ['solana:testnet', SOLANA_TESTNET],
  ['solana:devnet', SOLANA_DEVNET],
];

/** The network with this name; undefined if it is not a Solana network. */
export function networkOfChain(chain: unknown): CaipNetworkId | undefined {
  if (typeof chain !== 'string' || !chain.startsWith('solana:')) return undefined;
  return NAMES.find(([name]) => name === chain)?.[1] ?? (chain as CaipNetworkId);
}

/** Wallet Standard's name of a network. */
export function chainOfNetwork(network: CaipNetworkId): `${string}:${string}` {
  return (NAMES.find(([, id]) => id === network)?.[0] as `${string}:${string}` | undefined) ?? network;
}
