import { tellTransactions } from '../../../src/atoms/effects/tellTransactions.js';
import type { Services } from '../../../src/atoms/hostServices.js';
import { beginTransactions } from '../../../src/atoms/transactions/beginTransaction.js';
import { findOut, lookNow } from '../../../src/atoms/transactions/findOut.js';
import { followTransactions } from '../../../src/atoms/transactions/followTransactions.js';
import {
  keepTransactions,
  type TransactionKeeper,
} from '../../../src/atoms/transactions/keepTransactions.js';
import { refuseSecond } from '../../../src/atoms/transactions/liveTransfer.js';
import type { Tracker, TransactionReader } from '../../../src/atoms/transactions/tracker.js';
import { transactionsAtom } from '../../../src/atoms/transactions/transactionList.js';
import type { Store } from '../../../src/atoms/util/store.js';
import { ownLocks, type TabLocks } from '../../../src/lib/browser/tabLocks.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { CaipAddress } from '../../../src/lib/networks/caip.js';
import type { GivenApproval, LeftApproval } from '../../../src/lib/transactions/approvalToCheck.js';
import type { BlockFacts, BlockQuestion } from '../../../src/lib/transactions/blockFacts.js';
import type { DeclinedCheck } from '../../../src/lib/transactions/declinedCheck.js';
import type {
  TrackedTransaction,
  TransactionStatus,
} from '../../../src/lib/transactions/trackedTransaction.js';
import { settled } from '../../support/promises.js';

/** The real tracker over a network that the test controls. */
export function fakeTracking() {
  let started: { tracker: Tracker; keeper: TransactionKeeper; locks: TabLocks } | undefined;
  let parts: { store: Store; services: Services } | undefined;
  /** The network's state. If `status` is undefined, polls fail. */
  const network: {
    status: TransactionStatus | undefined;
    looks: number;
    isLoadable: boolean;
    /** The nodes' finding about a declined transaction while `status` is undefined. If undefined too, polls fail. */
    declined: DeclinedCheck | undefined;
    /** The facts of a block. If undefined, reading fails. */
    facts: BlockFacts | undefined;
    readonly questions: BlockQuestion[];
    /** The amount left of each approval. */
    left: LeftApproval | undefined;
    readonly asked: GivenApproval[];
  } = {
    status: undefined,
    declined: 'clear',
    looks: 0,
    isLoadable: true,
    facts: undefined,
    questions: [],
    left: undefined,
    asked: [],
  };
  const reader: TransactionReader = {
    readStart: async () => ({ nonce: 3, block: 30 }),
    async look(transaction) {
      network.looks += 1;
      const { status } = transaction;
      if (!network.status && network.declined && status.step === 'declined') {
        const declined = { ...status, checked: network.declined };
        return { ...transaction, status: declined } as TrackedTransaction;
      }
      if (!network.status) throw new WalletModalError('rpc_failed', 'Silent');
      return { ...transaction, status: network.status } as TrackedTransaction;
    },
    async readBlockFacts(question) {
      network.questions.push(question);
      if (!network.facts) throw new WalletModalError('rpc_failed', 'Silent');
      return network.facts;
    },
    findContract: async () => undefined,
    async readLeftApproval(approval) {
      network.asked.push(approval);
      return network.left;
    },
  };
  function start() {
    if (!parts) throw new Error('There is no store yet.');
    const { store, services } = parts;
    const { signal } = new AbortController();
    const locks = ownLocks();
    const keeper = keepTransactions(store, services, { mark: 'mark', locks });
    const refuse = (account: CaipAddress) =>
      refuseSecond(store.get(transactionsAtom), account, services.clock.now());
    const tracker: Tracker = {
      refuseSecond: refuse,
      begin: beginTransactions({
        clock: services.clock,
        keeper,
        reader,
        locks,
        refuseSecond: refuse,
        signal,
      }),
      look: lookNow(store, { clock: services.clock, keeper, reader, signal }),
      findOut: findOut(store),
      hearOthers: () => undefined,
      readBlockFacts: reader.readBlockFacts,
      readLeftApproval: reader.readLeftApproval,
      findContract: reader.findContract,
    };
    return { tracker, keeper, locks };
  }
  return {
    network,
    bind(store: Store, services: Services) {
      parts = { store, services };
    },
    async open(): Promise<Tracker> {
      if (!network.isLoadable) throw new WalletModalError('load_failed', 'Offline');
      started ??= start();
      return started.tracker;
    },
    /** Shows messages in the open modal, as a loaded tracker does. */
    tell() {
      started ??= start();
      if (!parts) throw new Error('There is no store yet.');
      return tellTransactions(parts.store, parts.services, started.keeper);
    },
    /** Tracks pending transactions, as a loaded tracker does. */
    follow() {
      started ??= start();
      if (!parts) throw new Error('There is no store yet.');
      const { keeper, locks } = started;
      return followTransactions(parts.store, { services: parts.services, keeper, reader, locks });
    },
    list: () => parts?.store.get(transactionsAtom) ?? [],
    /** Changes the status of the newest transaction. */
    async become(status: TransactionStatus) {
      await started?.keeper.update((all) =>
        all.map((one, at) => (at === all.length - 1 ? ({ ...one, status } as TrackedTransaction) : one)),
      );
      await settled();
    },
    /** Replaces the list with transactions of earlier visits. */
    async bring(...transactions: readonly TrackedTransaction[]) {
      started ??= start();
      await started.keeper.update(() => transactions);
      await settled();
    },
  };
}

const HASH = `0x${'cd'.repeat(32)}`;
const answer = { hash: HASH, answeredAt: 1_000_000 };
const inBlock = { answer, since: 1_000_000, isSettled: false };
/** Statuses that a network may report. */
export const KNOWN = {
  unknown: { step: 'unknown' },
  pending: { step: 'pending', answer, knownAt: 1_000_000 },
  confirmed: { step: 'confirmed', ...inBlock },
  reverted: { step: 'reverted', ...inBlock },
  cancelled: { step: 'replaced', how: 'cancelled', by: HASH, isSuccess: true, ...inBlock },
  spedUp: { step: 'replaced', how: 'sped_up', by: HASH, isSuccess: true, ...inBlock },
  dropped: { step: 'dropped', answer, since: 1_000_000 },
} as const satisfies Record<string, TransactionStatus>;
