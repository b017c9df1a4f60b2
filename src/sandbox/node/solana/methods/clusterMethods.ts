import { atSlot, type Cluster, type Method } from '../cluster.js';
import { SLOTS_PER_EPOCH } from '../clusterTime.js';
import { readAddress, readAmount, readCommitment, readList, readOptions } from '../params.js';

/** The methods about a cluster and its blocks. */
export function clusterMethods(cluster: Cluster): Readonly<Record<string, Method>> {
  const { svm, time, genesisHash, ledger, trouble } = cluster;
  const commitmentOf = (options: unknown) => readCommitment(readOptions(options), time);
  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'feature-set': 0, 'solana-core': '2.1.0' }),
    getGenesisHash: () => trouble().genesisHash ?? genesisHash,
    getSlot: ([options]) => time.slot(commitmentOf(options)),
    getBlockHeight: ([options]) => time.height(commitmentOf(options)),
    getTransactionCount: () => ledger.count(),
    getEpochInfo([options]) {
      const commitment = commitmentOf(options);
      const absoluteSlot = time.slot(commitment);
      return {
        absoluteSlot,
        blockHeight: time.height(commitment),
        epoch: Math.floor(absoluteSlot / SLOTS_PER_EPOCH),
        slotIndex: absoluteSlot % SLOTS_PER_EPOCH,
        slotsInEpoch: SLOTS_PER_EPOCH,
        transactionCount: ledger.count(),
      };
    },
    getLatestBlockhash([options]) {
      const commitment = commitmentOf(options);
      const { blockhash, lastValidHeight } = time.latestBlockhash(commitment);
      return atSlot(cluster, commitment, { blockhash, lastValidBlockHeight: lastValidHeight });
    },
    isBlockhashValid([blockhash, options]) {
      const commitment = commitmentOf(options);
      return atSlot(cluster, commitment, time.isUsable(readAddress(blockhash), commitment));
    },
    getMinimumBalanceForRentExemption: ([bytes]) => svm.minimumBalanceForRentExemption(readAmount(bytes)),
    getRecentPrioritizationFees([addresses = []]) {
      readList(addresses, 128).map((address) => readAddress(address));
      // There are no priority fees here. Nodes list up to 150 slots; one slot gives the same information.
      return [{ slot: time.slot(), prioritizationFee: 0 }];
    },
  };
}
