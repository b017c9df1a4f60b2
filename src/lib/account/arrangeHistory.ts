import type { CaipNetworkId } from '../networks/caip.js';
import type { HistoryEntry } from './transactionHistory.js';

type Timed = Pick<HistoryEntry, 'minedAt'>;

/** The entries of one calendar month, newest first. There is at least one. */
export type HistoryMonth<Entry> = readonly [Entry, ...Entry[]];

function startOfMonth(time: number): number {
  const day = new Date(time);
  return new Date(day.getFullYear(), day.getMonth()).getTime();
}

/** Whether an entry is hidden: it moves something, and everything that it moves is marked as spam. */
export function isSpam({ transfers }: HistoryEntry): boolean {
  return transfers.length > 0 && transfers.every((transfer) => transfer.isSpam);
}

/** How far the clocks of a device and a network may differ, in ms. What is later than that has not happened. */
const MOST_AHEAD_MS = 5 * 60_000;

/** The entries of one network without spam and without what lies in the future, newest first. */
export function shownEntries(
  entries: readonly HistoryEntry[],
  network: CaipNetworkId,
  now: number,
): readonly HistoryEntry[] {
  return entries
    .filter((entry) => entry.network === network && !isSpam(entry) && entry.minedAt <= now + MOST_AHEAD_MS)
    .sort((a, b) => b.minedAt - a.minedAt);
}

/** Adds a page to the entries known so far. An entry that is in both is as the newer page has it. */
export function mergeEntries(
  known: readonly HistoryEntry[],
  page: readonly HistoryEntry[],
): readonly HistoryEntry[] {
  const fresh = new Map(page.map((entry) => [entry.id, entry]));
  const merged = known.map((entry) => {
    const newer = fresh.get(entry.id);
    fresh.delete(entry.id);
    return newer ?? entry;
  });
  return [...merged, ...fresh.values()];
}

/** Groups entries, which are newest first, by calendar month in the visitor's time zone. */
export function groupByMonth<Entry extends Timed>(entries: readonly Entry[]): readonly HistoryMonth<Entry>[] {
  const months: [Entry, ...Entry[]][] = [];
  let start = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const last = months.at(-1);
    if (last && entry.minedAt >= start) last.push(entry);
    else {
      months.push([entry]);
      start = startOfMonth(entry.minedAt);
    }
  }
  return months;
}
