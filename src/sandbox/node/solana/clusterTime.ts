import { createHash } from 'node:crypto';
import { toBase58 } from '../../../lib/solana/base58.js';

export type Commitment = 'processed' | 'confirmed' | 'finalized';

/** The duration of a slot on a real cluster, in ms. */
const SLOT_MS = 400;
/** The lifetime of a blockhash, in blocks after its own. */
export const BLOCKHASH_LIFE = 150;
export const SLOTS_PER_EPOCH = 432_000;
const FIRST_SLOT = 440_208_000;
/** Some slots of a real cluster have no block, so the block height is lower than the slot. */
const SKIPPED = 20_000_000;
/** The slots by which each commitment is behind the newest slot. */
const DEPTHS: Readonly<Record<Commitment, number>> = { processed: 0, confirmed: 1, finalized: 32 };

/** Slots, heights and blockhashes. They depend only on the time, so nothing runs in the background. */
export interface ClusterTime {
  slot(commitment?: Commitment): number;
  height(commitment?: Commitment): number;
  /** The current commitment of a past slot. */
  commitmentOf(slot: number): { readonly commitment: Commitment; readonly confirmations: number | null };
  /** The newest blockhash of a commitment, and the last block height at which it is valid. */
  latestBlockhash(commitment: Commitment): { readonly blockhash: string; readonly lastValidHeight: number };
  /** Whether a blockhash is still valid at a commitment. */
  isUsable(blockhash: string, commitment: Commitment): boolean;
  /** The hash of the block this many blocks ago. */
  blockhashBefore(blocks: number): string;
  /** Skips this many slots. */
  advance(slots: number): void;
}

/** Creates the time of a cluster; `name` makes its blockhashes differ from those of other clusters. */
export function createClusterTime(name: string, now: () => number = Date.now): ClusterTime {
  const start = now();
  let ahead = 0;
  const hashes = new Map<number, string>();
  const slot = (commitment: Commitment = 'processed') =>
    FIRST_SLOT + Math.floor((now() - start) / SLOT_MS) + ahead - DEPTHS[commitment];
  const height = (commitment?: Commitment) => slot(commitment) - SKIPPED;
  const hashOf = (block: number) => {
    let hash = hashes.get(block);
    if (!hash) {
      hash = toBase58(createHash('sha256').update(`${name} ${start} ${block}`).digest());
      if (hashes.size > 1000) hashes.clear();
      hashes.set(block, hash);
    }
    return hash;
  };
  return {
    slot,
    height,
    commitmentOf(past) {
      const depth = slot() - past;
      if (depth >= DEPTHS.finalized) return { commitment: 'finalized', confirmations: null };
      return { commitment: depth >= DEPTHS.confirmed ? 'confirmed' : 'processed', confirmations: depth };
    },
    latestBlockhash(commitment) {
      const block = height(commitment);
      return { blockhash: hashOf(block), lastValidHeight: block + BLOCKHASH_LIFE };
    },
    isUsable(blockhash, commitment) {
      const newest = height(commitment);
      for (let age = 0; age <= BLOCKHASH_LIFE; age += 1) {
        if (hashOf(newest - age) === blockhash) return true;
      }
      return false;
    },
    blockhashBefore: (blocks) => hashOf(height() - blocks),
    advance(slots) {
      ahead += slots;
    },
  };
}
