import type { TabLocks } from '../../lib/browser/tabLocks.js';
import { afterSilence } from '../../lib/transactions/freshness.js';
import {
  callsOf,
  type EvmCall,
  hashesOf,
  hashOf,
  type TrackedTransaction,
  type TransactionStatus,
} from '../../lib/transactions/trackedTransaction.js';
import {
  ASKED_LIFE_MS,
  FIRST_PAUSE_MS,
  LONG_PAUSE_MS,
  OUTAGE_PAUSE_MS,
  PAUSE_GROWTH,
  RARE_PAUSE_MS,
} from '../../lib/transactions/transactionConstants.js';
import type { Services } from '../hostServices.js';
import type { Dispose, Store } from '../util/store.js';
import type { TransactionChange, TransactionKeeper } from './keepTransactions.js';
import { needsLook } from './needsLook.js';
import { allTransactionsAtom } from './othersTransactions.js';
import type { TransactionReader } from './tracker.js';
import { transactionsAtom } from './transactionList.js';

interface Job {
  /** Checks since the last change, and consecutive checks without an answer. */
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

/** Polls transactions until nothing can change any more, less often the longer nothing happens. */
export function followTransactions(store: Store, { services, keeper, reader, locks }: FollowParts): Dispose {
  const { clock, isVisible, onLook } = services;
  const jobs = new Map<string, Job>();
  const end = new AbortController();

  const find = (id: string) => store.get(transactionsAtom).find((one) => one.id === id);

  function pauseOf(id: string, { looks, failures }: Job): number {
    const step = find(id)?.status.step;
    const isRare =
      step === 'dropped' || step === 'unknown' || step === 'awaiting_signatures' || step === 'declined';
    const longest = isRare ? RARE_PAUSE_MS : LONG_PAUSE_MS;
    const pause =
      failures > 0
        ? Math.min(FIRST_PAUSE_MS * 2 ** failures, OUTAGE_PAUSE_MS)
        : Math.min(FIRST_PAUSE_MS * PAUSE_GROWTH ** looks, longest);
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
      // A missing answer says nothing about the transaction.
      job.failures += 1;
      now = afterSilence(before, clock.now());
    }
    if (end.signal.aborted || jobs.get(id) !== job) return;
    job.looks = now.status.step === before.status.step ? job.looks + 1 : 0;
    await keeper.update(afterLook(before, now));
    if (jobs.get(id) === job) plan(id, job);
  }

  async function look(transaction: TrackedTransaction): Promise<TrackedTransaction> {
    const { id, status, askedAt } = transaction;
    if (status.step === 'asked') {
      const isAsking = (await locks.isHeld(id)) ?? clock.now() - askedAt < ASKED_LIFE_MS;
      return isAsking ? transaction : { ...transaction, status: { step: 'unknown', answer: status.answer } };
    }
    return lookAt(store, reader, transaction, end.signal);
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

/** Checks a transaction once, keeping it apart from the others of this origin. Rejects if there's no answer. */
export async function lookAt(
  store: Store,
  reader: TransactionReader,
  transaction: TrackedTransaction,
  signal: AbortSignal,
): Promise<TrackedTransaction> {
  const others = store.get(allTransactionsAtom).filter(({ id }) => id !== transaction.id);
  // A transaction found by its content may be the one that a wallet is being asked for now.
  const isRival = ({ status }: TrackedTransaction) =>
    status.step === 'asked' || (transaction.status.step === 'declined' && status.step === 'unknown');
  const isContested = others.some((one) => isRival(one) && doesTheSame(one, transaction));
  if (hashOf(transaction) === undefined && isContested) return transaction;
  const earlier = others.filter(({ askedAt }) => askedAt < transaction.askedAt);
  return reader.look(transaction, {
    signal,
    taken: new Set(others.flatMap(hashesOf)),
    takenBefore: new Set(earlier.flatMap(hashesOf)),
    nonceFloor: Math.max(
      0,
      ...earlier.map((one) => (one.account === transaction.account ? reached(one, transaction.askedAt) : 0)),
    ),
  });
}

/**
 * The nonce that an account had certainly reached at a time. A wallet may send an earlier request after a later one, so only
 * used nonces count.
 */
function reached(one: TrackedTransaction, at: number): number {
  if (one.namespace === 'solana') return 0;
  const { start, nonce, status } = one;
  const isUsed = (status.step === 'confirmed' || status.step === 'reverted') && status.since < at;
  return Math.max(start?.nonce ?? 0, isUsed && nonce !== undefined ? nonce + 1 : 0);
}

/** Records the result of a check, unless the wallet has answered meanwhile: then the result is outdated. */
export function afterLook(before: TrackedTransaction, seen: TrackedTransaction): TransactionChange {
  return (all) =>
    all.map((one) =>
      one.id === before.id && isSameStatus(one.status, before.status) ? withNews(one, seen) : one,
    );
}

/** Whether two statuses are equal. Storage returns fields in another order. */
function isSameStatus(a: TransactionStatus, b: TransactionStatus): boolean {
  const inOrder = (_key: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([x], [y]) => (x < y ? -1 : 1)))
      : part;
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}

function doesTheSame(one: TrackedTransaction, other: TrackedTransaction): boolean {
  if (one.account !== other.account || one.namespace !== 'eip155' || other.namespace !== 'eip155')
    return false;
  const [a, b] = [callsOf(one), callsOf(other)];
  const isEqual = (call: EvmCall, at: number) =>
    call.to === b[at]?.to && call.value === b[at]?.value && call.data === b[at]?.data;
  return a.length > 0 && a.length === b.length && a.every(isEqual);
}

/** Applies the result of a check to the current record. */
function withNews(present: TrackedTransaction, seen: TrackedTransaction): TrackedTransaction {
  if (present.namespace === 'solana') {
    if (seen.namespace !== 'solana') return present;
    const { status, lastValidBlockHeight, got = present.got } = seen;
    return { ...present, status, lastValidBlockHeight, got };
  }
  if (seen.namespace === 'solana') return present;
  if (seen.network !== present.network) return { ...seen, told: present.told };
  const { status, nonce = present.nonce, call, got } = seen;
  return { ...present, status, nonce, got, call: call?.data === undefined ? present.call : call };
}
