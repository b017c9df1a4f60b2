import type { TabLocks } from '../../lib/browser/tabLocks.js';
import { afterSilence } from '../../lib/transactions/freshness.js';
import { hashOf, type TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import {
  ASKED_LIFE_MS,
  FIRST_PAUSE_MS,
  LONG_PAUSE_MS,
  OUTAGE_PAUSE_MS,
  RARE_PAUSE_MS,
} from '../../lib/transactions/transactionConstants.js';
import type { Services } from '../hostServices.js';
import type { Dispose, Store } from '../util/store.js';
import type { TransactionKeeper } from './keepTransactions.js';
import { needsLook } from './needsLook.js';
import type { TransactionReader } from './tracker.js';
import { transactionsAtom } from './transactionList.js';

/** How much longer each pause is than the last. */
const GROWTH = 1.5;

interface Job {
  /** Looks since the last news, and looks in a row that nobody answered. */
  looks: number;
  failures: number;
  lookedAt: number;
  cancel: Dispose;
}

export interface FollowParts {
  readonly services: Pick<Services, 'clock' | 'isVisible' | 'onLook'>;
  readonly keeper: TransactionKeeper;
  readonly reader: TransactionReader;
  readonly locks: TabLocks;
}

/** Looks what became of transactions until nothing can change any more. Looks less often the longer nothing happens. */
export function followTransactions(store: Store, { services, keeper, reader, locks }: FollowParts): Dispose {
  const { clock, isVisible, onLook } = services;
  const jobs = new Map<string, Job>();
  const end = new AbortController();

  const find = (id: string) => store.get(transactionsAtom).find((one) => one.id === id);

  function pauseOf(id: string, { looks, failures }: Job): number {
    const step = find(id)?.status.step;
    const isRare = step === 'dropped' || step === 'unknown' || step === 'awaiting_signatures';
    const longest = isRare ? RARE_PAUSE_MS : LONG_PAUSE_MS;
    const pause =
      failures > 0
        ? Math.min(FIRST_PAUSE_MS * 2 ** failures, OUTAGE_PAUSE_MS)
        : Math.min(FIRST_PAUSE_MS * GROWTH ** looks, longest);
    return isVisible() ? pause : Math.max(pause, LONG_PAUSE_MS);
  }

  function plan(id: string, job: Job, pause = pauseOf(id, job)) {
    job.cancel();
    job.cancel = clock.after(pause, () => void run(id, job));
  }

  async function run(id: string, job: Job) {
    const before = find(id);
    if (!before || !needsLook(before, clock.now())) {
      jobs.delete(id);
      return;
    }
    job.lookedAt = clock.now();
    let now: TrackedTransaction;
    try {
      now = await look(before);
      job.failures = 0;
    } catch {
      // Nobody answered, which says nothing about the transaction.
      job.failures += 1;
      now = afterSilence(before, clock.now());
    }
    if (end.signal.aborted || jobs.get(id) !== job) return;
    job.looks = now.status.step === before.status.step ? job.looks + 1 : 0;
    const was = JSON.stringify(before.status);
    // The wallet may have answered meanwhile: then this look was about something else.
    await keeper.update((all) =>
      all.map((one) => (one.id === id && JSON.stringify(one.status) === was ? withNews(one, now) : one)),
    );
    if (jobs.get(id) === job) plan(id, job);
  }

  async function look(transaction: TrackedTransaction): Promise<TrackedTransaction> {
    const { id, status, askedAt } = transaction;
    if (status.step === 'asked') {
      const isAsking = (await locks.isHeld(id)) ?? clock.now() - askedAt < ASKED_LIFE_MS;
      return isAsking ? transaction : { ...transaction, status: { step: 'unknown' } };
    }
    return reader.look(transaction, { signal: end.signal, taken: takenFrom(store, id) });
  }

  function onList() {
    const wanted = store.get(transactionsAtom).filter((one) => needsLook(one, clock.now()));
    for (const [id, job] of jobs) {
      if (wanted.some((one) => one.id === id)) continue;
      job.cancel();
      jobs.delete(id);
    }
    for (const { id } of wanted) {
      if (jobs.has(id)) continue;
      const job: Job = { looks: 0, failures: 0, lookedAt: 0, cancel: () => undefined };
      jobs.set(id, job);
      plan(id, job);
    }
  }

  function onVisible() {
    for (const [id, job] of jobs) plan(id, job, Math.max(0, job.lookedAt + FIRST_PAUSE_MS - clock.now()));
  }

  const stops = [store.sub(transactionsAtom, onList), onLook(onVisible)];
  onList();
  return () => {
    end.abort();
    for (const stop of stops) stop();
    for (const { cancel } of jobs.values()) cancel();
    jobs.clear();
  };
}

/** The hashes that belong to other transactions than this one. */
export function takenFrom(store: Store, id: string): ReadonlySet<string> {
  const others = store.get(transactionsAtom).filter((one) => one.id !== id);
  return new Set(others.flatMap((one) => hashOf(one) ?? []));
}

/** What a look has found out, on top of what was noted meanwhile. */
export function withNews(present: TrackedTransaction, seen: TrackedTransaction): TrackedTransaction {
  if (seen.namespace === 'solana') return { ...seen, told: present.told };
  if (present.namespace === 'solana') return present;
  const { status, nonce = present.nonce, call } = seen;
  return { ...present, status, nonce, call: call?.data === undefined ? present.call : call };
}
