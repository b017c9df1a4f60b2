import type { CaipNetworkId } from '../networks/caip.js';

/** The clusters that everybody knows. A reference is the start of the hash of a cluster's first block. */
export const SOLANA_MAINNET: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
export const SOLANA_TESTNET: CaipNetworkId = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z';
export const SOLANA_DEVNET: CaipNetworkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';

/** How far a transaction must be before it counts (spec §5; the last five are old names that nodes still take). */
export type PreflightCommitment =
  | 'processed'
  | 'confirmed'
  | 'finalized'
  | 'recent'
  | 'single'
  | 'singleGossip'
  | 'root'
  | 'max';

/** How a transaction is sent (spec §7). */
export interface SolanaSendOptions {
  /** Sends without trying it out first. */
  readonly skipPreflight?: boolean | undefined;
  readonly preflightCommitment?: PreflightCommitment | undefined;
  /** How often the node sends it again. */
  readonly maxRetries?: number | undefined;
  readonly minContextSlot?: number | undefined;
}
