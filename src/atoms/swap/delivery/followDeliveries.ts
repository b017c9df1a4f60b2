import { deliveryPause } from '../../../lib/swap/delivery/advanceDelivery.js';
import { DELIVERY_FIRST_PAUSE_MS } from '../../../lib/swap/delivery/deliveryConstants.js';
import { deliveryOf, isDeliveryOpen, needsDeliveryLook } from '../../../lib/swap/delivery/deliveryOf.js';
import { deliveryProgress, type TrackedDelivery } from '../../../lib/swap/delivery/trackedDelivery.js';
import { hashNow } from '../../../lib/transactions/hashNow.js';
import type { TrackedTransaction } from '../../../lib/transactions/trackedTransaction.js';
import { LONG_PAUSE_MS } from '../../../lib/transactions/transactionConstants.js';
import type { Services } from '../../hostServices.js';
import type { TransactionChange, TransactionKeeper } from '../../transactions/keepTransactions.js';
import { transactionsAtom } from '../../transactions/transactionList.js';
import type { Dispose, Store } from '../../util/store.js';
import { type DeliveryReader, lookAtDelivery } from './lookAtDelivery.js';

export interface DeliveryParts {
  readonly services: Pick<Services, 'clock' | 'isVisible' | 'onLook'>;
  readonly keeper: TransactionKeeper;
  readonly reader: DeliveryReader;
}

interface Job {
  /** Checks since the last news, and consecutive checks without an answer. */
  looks: number;
  failures: number;
  /** The number of news so far. */
  news: number;
  lookedAt: number;
  cancel: Dispose;
}

/** A single failure may be a short loss of the network. */
const SILENT_AFTER = 2;
/** Only this many news shorten the pauses again: after that, statuses contradict earlier ones. */
const MOST_NEWS = 6;

const find = (store: Store, id: string) => store.get(transactionsAtom).find((one) => one.id === id);

/** Checks the deliveries of swaps across networks, less and less often, until a node has confirmed them for good. */
export function followDeliveries(store: Store, { services, keeper, reader }: DeliveryParts): Dispose {
  const { clock, isVisible, onLook } = services;
  const jobs = new Map<string, Job>();
  const end = new AbortController();

  function plan(one: TrackedTransaction, delivery: TrackedDelivery, job: Job, least = 0) {
    const pause = deliveryPause(job, delivery, clock.now() - one.askedAt);
    const rest = isVisible() ? pause : Math.max(pause, LONG_PAUSE_MS);
    job.cancel();
    job.cancel = clock.after(Math.max(rest, least), () => void run(one.id, job));
  }

  async function run(id: string, job: Job) {
    const one = find(store, id);
    const before = one && needsDeliveryLook(one, clock.now()) ? deliveryOf(one) : undefined;
    if (!one || !before) {
      jobs.delete(id);
      return;
    }
    job.lookedAt = clock.now();
    const found = await lookAtDelivery(
      one,
      lookOptions(store, id, { clock, reader, signal: end.signal }),
    ).catch(() => undefined);
    if (end.signal.aborted || jobs.get(id) !== job) return;
    job.failures = found ? 0 : job.failures + 1;
    const isSilent = job.failures >= SILENT_AFTER;
    // Keep the last known status.
    const after = found ?? {
      ...before,
      silentSince: isSilent ? (before.silentSince ?? clock.now()) : undefined,
    };
    const isProgress = deliveryProgress(after) !== deliveryProgress(before);
    if (isProgress) job.news += 1;
    job.looks = isProgress && job.news <= MOST_NEWS ? 0 : job.looks + 1;
    if (isNews(before, after)) await keeper.update(afterDeliveryLook(id, before, after));
    const present = find(store, id);
    if (jobs.get(id) === job && present) plan(present, after, job);
  }

  function onList() {
    const wanted = store.get(transactionsAtom).filter((one) => needsDeliveryLook(one, clock.now()));
    for (const [id, job] of jobs) {
      if (wanted.some((one) => one.id === id)) continue;
      job.cancel();
      jobs.delete(id);
    }
    for (const one of wanted) {
      const delivery = deliveryOf(one);
      if (jobs.has(one.id) || !delivery) continue;
      const job: Job = { looks: 0, failures: 0, news: 0, lookedAt: 0, cancel: () => undefined };
      jobs.set(one.id, job);
      plan(one, delivery, job);
    }
  }

  /** The page is visible again. Deliveries whose last check failed keep their pause. */
  function onVisible() {
    for (const [id, job] of jobs) {
      const one = find(store, id);
      const delivery = one && deliveryOf(one);
      if (!one || !delivery || job.failures > 0) continue;
      job.looks = 0;
      plan(one, delivery, job, job.lookedAt + DELIVERY_FIRST_PAUSE_MS - clock.now());
    }
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

/** Checks once, in this tab, for visitors who don't want to wait and for deliveries that are no longer polled. */
export async function lookAtDeliveryNow(
  store: Store,
  id: string,
  { services: { clock }, keeper, reader, signal }: DeliveryParts & { readonly signal: AbortSignal },
): Promise<void> {
  const one = find(store, id);
  const before = one && isDeliveryOpen(one) ? deliveryOf(one) : undefined;
  if (!one || !before) return;
  const after = await lookAtDelivery(one, lookOptions(store, id, { clock, reader, signal }));
  if (after && isNews(before, after)) await keeper.update(afterDeliveryLook(id, before, after));
}

const lookOptions = <Options>(store: Store, id: string, options: Options) => ({
  ...options,
  taken: takenByOthers(store.get(transactionsAtom), id),
});

/** The hashes of other swaps and of their payments, in lower case. None of them can pay for this swap. */
function takenByOthers(all: readonly TrackedTransaction[], id: string): ReadonlySet<string> {
  const swaps = all.filter((one) => one.id !== id && one.kind === 'swap');
  const hashes = swaps.flatMap((one) => {
    const status = deliveryOf(one)?.status;
    return [hashNow(one), status?.step === 'paid' ? status.payout.hash : undefined];
  });
  return new Set(hashes.flatMap((hash) => hash?.toLowerCase() ?? []));
}

function isNews(before: TrackedDelivery, after: TrackedDelivery): boolean {
  const settled = ({ status }: TrackedDelivery) => status.step === 'paid' && status.isSettled;
  return (
    deliveryProgress(before) !== deliveryProgress(after) ||
    settled(before) !== settled(after) ||
    before.pageUrl !== after.pageUrl ||
    before.silentSince !== after.silentSince
  );
}

/** Applies the result of a check, unless the status has changed meanwhile or the payment belongs to another swap. */
function afterDeliveryLook(id: string, before: TrackedDelivery, after: TrackedDelivery): TransactionChange {
  const { status } = after;
  return (all) =>
    all.map((one) => {
      if (one.id !== id || one.namespace !== 'eip155' || !one.delivery) return one;
      if (deliveryProgress(one.delivery) !== deliveryProgress(before)) return one;
      if (status.step === 'paid' && takenByOthers(all, id).has(status.payout.hash.toLowerCase())) return one;
      return { ...one, delivery: after };
    });
}
