import { fateOf } from '../../lib/transactions/fateOf.js';
import { afterSilence } from '../../lib/transactions/freshness.js';
import { isFinal, type TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { DECLINED_WAIT_MS } from '../../lib/transactions/transactionConstants.js';
import { wait } from '../../lib/wait.js';
import type { Services } from '../hostServices.js';
import type { Store } from '../util/store.js';
import { afterLook, lookAt } from './followTransactions.js';
import type { TransactionKeeper } from './keepTransactions.js';
import type { Tracker, TransactionReader } from './tracker.js';
import { transactionsAtom } from './transactionList.js';

const find = (store: Store, id: string) => store.get(transactionsAtom).find((one) => one.id === id);

interface LookParts {
  readonly clock: Services['clock'];
  readonly keeper: TransactionKeeper;
  readonly reader: TransactionReader;
  readonly signal: AbortSignal;
}

/** Checks once, in this tab, instead of waiting for the tab that polls. */
export function lookNow(store: Store, { clock, keeper, reader, signal }: LookParts): Tracker['look'] {
  return async (id) => {
    const before = find(store, id);
    // Before the wallet answers, there's nothing to ask a node about.
    if (!before || before.status.step === 'asked' || isFinal(before)) return;
    try {
      const looking = lookAt(store, reader, before, signal);
      // A repeated request waits for this.
      const isAwaited = before.status.step === 'declined';
      const limits = { clock, deadlineMs: DECLINED_WAIT_MS, what: 'The network' };
      const seen = await (isAwaited ? wait(looking, limits) : looking);
      await keeper.update(afterLook(before, seen));
    } catch (error) {
      await keeper.update(afterLook(before, afterSilence(before, clock.now())));
      throw error;
    }
  };
}

/** Waits until it's known whether a transaction went through, whichever tab finds out. */
export function findOut(store: Store): Tracker['findOut'] {
  return (id) =>
    new Promise<TrackedTransaction>((resolve) => {
      const stop = store.sub(transactionsAtom, check);
      check();
      function check() {
        const found = find(store, id);
        if (found && fateOf(found) === 'open') return;
        stop();
        // Declined transactions are eventually forgotten. Then this never resolves.
        if (found) resolve(found);
      }
    });
}
