import { type CaipNetworkId, chainIdOf, namespaceOf } from './caip.js';
import { SOLANA_DEVNET, SOLANA_MAINNET, SOLANA_TESTNET } from './solana.js';

/** The EVM networks that the hosted sign-in frame knows (spec §9). */
const EVM: ReadonlySet<number> = new Set([
  1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555, 56, 97, 43114, 43113,
  324, 280, 100, 8453, 84531, 7777777, 999,
]);

/** The clusters that it knows (spec §9). */
export const FRAME_CLUSTERS: readonly CaipNetworkId[] = [SOLANA_MAINNET, SOLANA_TESTNET, SOLANA_DEVNET];

/** Whether the hosted sign-in frame knows a network; a frame of the site's own may know others. */
export function isFrameNetwork(network: CaipNetworkId): boolean {
  return namespaceOf(network) === 'solana' ? FRAME_CLUSTERS.includes(network) : EVM.has(chainIdOf(network));
}
