import { BLOCKHASH_LIFE, type ClusterTime, type Commitment } from './clusterTime.js';

/** How the node of a cluster misbehaves. The cluster itself goes on. */
export interface SolanaTrouble {
  /** Methods that it neither carries out nor answers. */
  readonly unheard?: readonly string[] | undefined;
  /** Methods that it carries out without answering. */
  readonly unanswered?: readonly string[] | undefined;
  /** How many slots it is behind the others. */
  readonly slotsBehind?: number | undefined;
  /** Pretends to be of the cluster with this genesis hash. */
  readonly genesisHash?: string | undefined;
}

/** The time as a node knows it that lags behind. */
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
