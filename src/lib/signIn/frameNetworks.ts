import type { CaipNetworkId } from '../networks/caip.js';
import { SOLANA_CLUSTERS } from '../solana/solana.js';

/** The EVM networks that the hosted sign-in frame supports (behaviour 5.6), besides all Solana clusters. */
const EVM = [
  1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555, 56, 97, 43114, 43113,
  324, 280, 100, 8453, 84531, 7777777, 999,
].map((reference): CaipNetworkId => `eip155:${reference}`);

const KNOWN: ReadonlySet<CaipNetworkId> = new Set([...EVM, ...SOLANA_CLUSTERS]);

/** Whether the hosted sign-in frame supports a network. A site's own frame may support others. */
export const isFrameNetwork = (network: CaipNetworkId): boolean => KNOWN.has(network);
