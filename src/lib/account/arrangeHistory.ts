import type { CaipNetworkId } from '../networks/caip.js';
import type { HistoryEntry } from './transactionHistory.js';

type Timed = Pick<HistoryEntry, 'minedAt'>;

/** The entries of one calendar month, newest first. There is at least one. */
export type HistoryMonth<Entry> = readonly [Entry, ...Entry[]];

function startOfMonth(time: number): number {
  const day = new Date(time);
  return new Date(day.getFullYear(), day.getMonth()).getTime();
}

/** Whether an entry is hidden: it has transfers, and all of them are marked as spam. */
export function isSpam({ transfers }: HistoryEntry): boolean {
  return transfers.length > 0 && transfers.every((transfer) => transfer.isSpam);
}

/** The tolerated difference between the clocks of device and network, in ms. Anything later is fake. */
const MOST_AHEAD_MS = 5 * 60_000;

/** The entries of one network, newest first, without spam and without entries from the future. */
export function shownEntries(
  entries: readonly HistoryEntry[],
  network: CaipNetworkId,
  now: number,
): readonly HistoryEntry[] {
  return entries
    .filter((entry) => entry.network === network && !isSpam(entry) && entry.minedAt <= now + MOST_AHEAD_MS)
    .sort((a, b) => b.minedAt - a.minedAt);
}

/** Adds a page to the known entries. The new page's version of an entry wins. */
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
