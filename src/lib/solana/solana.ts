import type { CaipNetworkId } from '../networks/caip.js';

/** The public clusters. A reference is the start of the cluster's genesis hash. */
export const SOLANA_MAINNET: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
export const SOLANA_TESTNET: CaipNetworkId = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z';
export const SOLANA_DEVNET: CaipNetworkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
/** All public clusters. */
export const SOLANA_CLUSTERS: readonly CaipNetworkId[] = [SOLANA_MAINNET, SOLANA_TESTNET, SOLANA_DEVNET];

/** One SOL is 10 to this power lamports. */
export const SOL_DECIMALS = 9;

/** Amounts have 64 bits, so all are below this. */
export const SOLANA_AMOUNTS_END = 2n ** 64n;

/** The commitment a transaction must reach. The last five are old names that nodes still accept. */
export type PreflightCommitment =
  | 'processed'
  | 'confirmed'
  | 'finalized'
  | 'recent'
  | 'single'
  | 'singleGossip'
  | 'root'
  | 'max';

/** Options for sending a transaction (behaviour 12.7). */
export interface SolanaSendOptions {
  /** Skips the simulation before sending. */
  readonly skipPreflight?: boolean | undefined;
  readonly preflightCommitment?: PreflightCommitment | undefined;
  /** The number of times the node sends it again. */
  readonly maxRetries?: number | undefined;
  readonly minContextSlot?: number | undefined;
}
