import { tellTransactions } from '../../atoms/effects/tellTransactions.js';
import { servicesAtom } from '../../atoms/hostServices.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { beginTransactions } from '../../atoms/transactions/beginTransaction.js';
import { findOut, lookNow } from '../../atoms/transactions/findOut.js';
import { followTransactions } from '../../atoms/transactions/followTransactions.js';
import { keepTransactions } from '../../atoms/transactions/keepTransactions.js';
import { refuseSecond } from '../../atoms/transactions/liveTransfer.js';
import { allTransactionsAtom } from '../../atoms/transactions/othersTransactions.js';
import type { Tracker } from '../../atoms/transactions/tracker.js';
import { transactionsAtom } from '../../atoms/transactions/transactionList.js';
import type { Store } from '../../atoms/util/store.js';
import type { MemoryKeys } from '../../elements/memoryKeys.js';
import { leaseLocks, ownLocks, type TabLocks, webLocks } from '../../lib/browser/tabLocks.js';
import { emit } from '../../lib/modalEvents.js';
import type { CaipAddress } from '../../lib/networks/caip.js';
import { deliveryOf } from '../../lib/swap/delivery/deliveryOf.js';
import { deliveryProgress } from '../../lib/swap/delivery/trackedDelivery.js';
import {
  hashOf,
  outcomeOf,
  type TrackedTransaction,
  type TransactionStatus,
} from '../../lib/transactions/trackedTransaction.js';
import { reportTransaction } from '../../lib/transactions/transactionReport.js';
import { createTransactionReader } from './createTransactionReader.js';
import { hearOthers } from './hearOthers.js';
import { startDeliveries } from './startDeliveries.js';

/** The tracker of one element. */
export interface StartedTracker extends Tracker {
  end(): void;
}

/** Starts to track the transactions of an element, those of earlier visits first. */
export async function startTracker(
  store: Store,
  element: HTMLElement,
  { transactions: mark }: MemoryKeys,
): Promise<StartedTracker> {
  const services = store.get(servicesAtom);
  const { clock } = services;
  const locks = createLocks(store, mark);
  const keeper = keepTransactions(store, services, { mark, locks });
  await keeper.loaded;
  const reader = createTransactionReader(store);
  const over = new AbortController();
  const deliveries = startDeliveries(store, { keeper, locks });
  const look = lookNow(store, { clock, keeper, reader, signal: over.signal });
  const others = hearOthers(store, `${mark}/list`);
  const stops = [
    others.stop,
    publishTransactions(store, element),
    tellTransactions(store, services, keeper),
    locks.lead('lead', () => followTransactions(store, { services, keeper, reader, locks })),
    deliveries.end,
    keeper.stop,
  ];
  const refuse = (account: CaipAddress) => refuseSecond(store.get(allTransactionsAtom), account, clock.now());
  return {
    refuseSecond: refuse,
    begin: beginTransactions({ clock, keeper, reader, locks, refuseSecond: refuse, signal: over.signal }),
    async look(id) {
      await look(id);
      await deliveries.look(id);
    },
    findOut: findOut(store),
    hearOthers: others.hear,
    readBlockFacts: reader.readBlockFacts,
    readLeftApproval: reader.readLeftApproval,
    findContract: reader.findContract,
    end() {
      over.abort();
      for (const stop of stops) stop();
    },
  };
}

/** Only tabs with shared storage share the tracking. */
function createLocks(store: Store, mark: string): TabLocks {
  const { remember, storage: ownStorage } = store.get(configAtom);
  const services = store.get(servicesAtom);
  if (remember !== 'local' || ownStorage) return ownLocks();
  const { locks } = navigator as Partial<Navigator>;
  return locks
    ? webLocks(locks, `${mark}/`, services)
    : leaseLocks(services.storage, services.clock, `${mark}/lease`);
}

/** Reports each change of a transaction to the page, but not those from before it loaded. */
function publishTransactions(store: Store, element: HTMLElement): () => void {
  const newsOf = () => new Map(store.get(transactionsAtom).map((one) => [one.id, newsIn(one)]));
  let last = newsOf();
  return store.sub(transactionsAtom, () => {
    const before = last;
    last = newsOf();
    for (const transaction of store.get(transactionsAtom)) {
      const { id, status } = transaction;
      if (isSilent(status) || before.get(id) === last.get(id)) continue;
      emit(element, 'wallet-transaction', reportTransaction(transaction));
    }
  });
}

/** Whether there is nothing to report yet: no answer, or only a rejection. */
const isSilent = ({ step }: TransactionStatus) => step === 'asked' || step === 'declined';

/** The data whose change is reported to pages: the outcome or status, the hash, its network and the delivery. */
function newsIn(transaction: TrackedTransaction): string {
  const { status, network } = transaction;
  const delivery = deliveryOf(transaction);
  const progress = delivery ? ` ${deliveryProgress(delivery)}` : '';
  return `${outcomeOf(status) ?? status.step} ${hashOf(transaction)} ${network}${progress}`;
}
