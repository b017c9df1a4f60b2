import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { SOLANA_DEVNET, SOLANA_MAINNET, SOLANA_TESTNET } from '../../lib/solana/solana.js';

/** What Wallet Standard calls the clusters that have a name there; others are called by their CAIP-2 id. */
const NAMES: readonly (readonly [name: string, id: CaipNetworkId])[] = [
  ['solana:mainnet', SOLANA_MAINNET],
  ['solana:testnet', SOLANA_TESTNET],
  ['solana:devnet', SOLANA_DEVNET],
];

/** The network that a wallet calls so; undefined when it is none of Solana's. */
export function networkOfChain(chain: unknown): CaipNetworkId | undefined {
  if (typeof chain !== 'string' || !chain.startsWith('solana:')) return undefined;
  return NAMES.find(([name]) => name === chain)?.[1] ?? (chain as CaipNetworkId);
}

/** What Wallet Standard calls a network. */
export function chainOfNetwork(network: CaipNetworkId): `${string}:${string}` {
  return (NAMES.find(([, id]) => id === network)?.[0] as `${string}:${string}` | undefined) ?? network;
}
