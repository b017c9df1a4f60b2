import type { ClusterTime, Commitment } from './clusterTime.js';
import { fundAccounts } from './genesis.js';
import { createLedger, type Ledger } from './ledger.js';
import type { loadLiteSvm, Svm } from './litesvm.js';
import { type SolanaTrouble, timeBehind } from './trouble.js';

/** The data shared by a cluster's methods. */
export interface Cluster {
  readonly svm: Svm;
  /** The time of the node, which may lag behind. */
  readonly time: ClusterTime;
  readonly ledger: Ledger;
  /** The hash of the first block; the network's id starts with it. */
  readonly genesisHash: string;
  readonly trouble: () => SolanaTrouble;
}

export type Method = (params: readonly unknown[]) => unknown;

/** Creates a new cluster with funded accounts. */
export function createCluster(
  { LiteSVM }: ReturnType<typeof loadLiteSvm>,
  genesisHash: string,
  time: ClusterTime,
  trouble: () => SolanaTrouble = () => ({}),
): Cluster {
  // The methods check signatures, blockhashes and duplicates, because the virtual machine knows only one blockhash.
  const svm = new LiteSVM()
    .withSigverify(false)
    .withBlockhashCheck(false)
    .withTransactionHistory(0n)
    .withNativeMints();
  fundAccounts(svm);
  const known = timeBehind(time, () => trouble().slotsBehind ?? 0);
  return { svm, time: known, ledger: createLedger(svm, time), genesisHash, trouble };
}

/** A response with its slot. */
export function atSlot<T>({ time }: Cluster, commitment: Commitment, value: T) {
  return { context: { apiVersion: '2.1.0', slot: time.slot(commitment) }, value };
}
