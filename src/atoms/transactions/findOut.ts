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

/** Looks once, in whichever tab: for people who do not want to wait for the next look of the one that follows. */
export function lookNow(store: Store, { clock, keeper, reader, signal }: LookParts): Tracker['look'] {
  return async (id) => {
    const before = find(store, id);
    // Nobody can have sent what the wallet has not answered, as far as a node could tell.
    if (!before || before.status.step === 'asked' || isFinal(before)) return;
    try {
      const looking = lookAt(store, reader, before, signal);
      // A press on the same waits for this.
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

/** Waits until it is known whether a transaction went through, whoever finds out. */
export function findOut(store: Store): Tracker['findOut'] {
  return (id) =>
    new Promise<TrackedTransaction>((resolve) => {
      const stop = store.sub(transactionsAtom, check);
      check();
      function check() {
        const found = find(store, id);
        if (found && fateOf(found) === 'open') return;
        stop();
        // What was declined is forgotten in time, and then nothing is found out.
        if (found) resolve(found);
      }
    });
}
