import { BLOCKHASH_LIFE, type ClusterTime, type Commitment } from './clusterTime.js';

/** The faults of a cluster's node. The cluster itself continues. */
export interface SolanaTrouble {
  /** Methods that it neither executes nor answers. */
  readonly unheard?: readonly string[] | undefined;
  /** Methods that it executes without answering. */
  readonly unanswered?: readonly string[] | undefined;
  /** The number of slots that it lags behind. */
  readonly slotsBehind?: number | undefined;
  /** The genesis hash of the cluster that it pretends to belong to. */
  readonly genesisHash?: string | undefined;
}

/** The time of a node that lags behind. */
export function timeBehind(time: ClusterTime, slotsBehind: () => number): ClusterTime {
  const slot = (commitment?: Commitment) => time.slot(commitment) - slotsBehind();
  const height = (commitment?: Commitment) => time.height(commitment) - slotsBehind();
  const hashAt = (block: number) => time.blockhashBefore(time.height() - block);
  return {
    slot,
    height,
    commitmentOf: (past) => time.commitmentOf(past + slotsBehind()),
    latestBlockhash(commitment) {
      const block = height(commitment);
      return { blockhash: hashAt(block), lastValidHeight: block + BLOCKHASH_LIFE };
    },
    isUsable(blockhash, commitment) {
      const newest = height(commitment);
      return Array.from({ length: BLOCKHASH_LIFE + 1 }).some((_, age) => hashAt(newest - age) === blockhash);
    },
    blockhashBefore: (blocks) => hashAt(height() - blocks),
    advance: time.advance,
  };
}
