import type { TabLocks } from '../../lib/browser/tabLocks.js';
import { createTurns } from '../../lib/createTurns.js';
import { needsDeliveryLook, wholeOutcomeOf } from '../../lib/swap/delivery/deliveryOf.js';
import { isForgotten } from '../../lib/transactions/fateOf.js';
import { keepNewest, readTransactions, writeTransactions } from '../../lib/transactions/readTransactions.js';
import type { TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import type { Services } from '../hostServices.js';
import type { Dispose, Store } from '../util/store.js';
import { needsLook } from './needsLook.js';
import { transactionsAtom } from './transactionList.js';

export type TransactionChange = (
  transactions: readonly TrackedTransaction[],
) => readonly TrackedTransaction[];

export interface TransactionKeeper {
  /** Resolves when the transactions of earlier visits are loaded. */
  readonly loaded: Promise<void>;
  /** Changes the stored list. Changes of all tabs run in sequence. */
  update(change: TransactionChange): Promise<void>;
  stop: Dispose;
}

/**
 * The only writer of transactions. Keeps the store's list and the stored one in sync, in all tabs. The key `mark` has a value
 * while a transaction still needs a check, so that pages know what to load.
 */
export function keepTransactions(
  store: Store,
  { storage, onRemembered, clock }: Pick<Services, 'storage' | 'onRemembered' | 'clock'>,
  { mark, locks }: { readonly mark: string; readonly locks: TabLocks },
): TransactionKeeper {
  const key = `${mark}/list`;
  const inTurn = createTurns();
  let isStopped = false;

  const read = async () => readTransactions(await storage.get(key));

  function show(next: readonly TrackedTransaction[]) {
    if (!isStopped && writeTransactions(next) !== writeTransactions(store.get(transactionsAtom))) {
      store.set(transactionsAtom, next);
    }
  }

  async function write(change: TransactionChange) {
    const now = clock.now();
    const next = keepNewest(change(await read()).filter((one) => !isForgotten(one, now)));
    show(next);
    await storage.set(key, next.length > 0 ? writeTransactions(next) : null);
    const isOpen = next.some((one) => needsLook(one, now) || needsDeliveryLook(one, now) || isUntold(one));
    await storage.set(mark, isOpen ? '1' : null);
  }

  const update = (change: TransactionChange) => inTurn(() => locks.exclusively(key, () => write(change)));
  const stopHearing = onRemembered((name) => {
    if (name === key || name === null) void inTurn(async () => show(await read()));
  });
  return {
    // Writes, because transactions that needed a check may be too old for it by now.
    loaded: update((transactions) => transactions),
    update,
    stop() {
      isStopped = true;
      stopHearing();
    },
  };
}

/**
 * Whether the visitor hasn't been told the outcome yet, or its change. The page itself reports the transactions that it
 * requested.
 */
export function isUntold(transaction: TrackedTransaction): boolean {
  const outcome = wholeOutcomeOf(transaction);
  return transaction.kind !== 'request' && outcome !== undefined && outcome !== transaction.told;
}
