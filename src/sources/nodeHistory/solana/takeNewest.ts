import type { ListedSignature, SignatureList } from './listSignatures.js';
import type { ListPlace, SolanaPlace } from './solanaCursor.js';

/** A limit for slots with very many transactions. */
const MOST_TAKEN = 40;

interface Taken {
  /** Newest first, without duplicates. */
  readonly taken: readonly ListedSignature[];
  /** The start of the next page. Undefined if all are taken. */
  readonly next: SolanaPlace | undefined;
}

/**
 * Takes the newest entries of several lists, about as many as `wanted`. All lists are sorted by slot, but their order within a
 * slot may differ, so whole slots are taken. Each list then continues after its last entry taken.
 */
export function takeNewest(lists: readonly SignatureList[], wanted: number): Taken {
  // A list that continues may have more entries in its last slot.
  const known = Math.max(
    -1,
    ...lists.map(({ isWhole, entries }) => (isWhole ? -1 : (entries.at(-1)?.slot ?? -1))),
  );
  const all = new Map<string, ListedSignature>();
  for (const { entries } of lists) {
    for (const entry of entries) if (!all.has(entry.signature)) all.set(entry.signature, entry);
  }
  const sorted = [...all.values()].sort((a, b) => b.slot - a.slot);
  const whole = sorted.filter(({ slot }) => slot > known);
  // One slot fills a whole list.
  const offered = whole.length > 0 ? whole : sorted.filter(({ slot }) => slot === known);
  const lowest = offered[Math.min(wanted, offered.length) - 1]?.slot;
  if (lowest === undefined) return { taken: [], next: undefined };
  const enough = offered.filter(({ slot }) => slot >= lowest);
  // A slot that doesn't fit starts the next page, unless it is the first one of this page.
  const fitting = enough.length > MOST_TAKEN ? enough.filter(({ slot }) => slot > lowest) : enough;
  const isSplit = whole.length === 0 || fitting.length === 0;
  const taken = fitting.length > 0 ? fitting : enough.slice(0, MOST_TAKEN);
  const end = taken.at(-1)?.slot ?? lowest;
  const rest = lists.flatMap((list) => goOn(list, new Set(taken.map(({ signature }) => signature))));
  if (rest.length === 0) return { taken, next: undefined };
  return { taken, next: { below: isSplit ? end + 1 : end, lists: rest } };
}

function goOn({ address, before, entries, isWhole }: SignatureList, taken: ReadonlySet<string>): ListPlace[] {
  const rest = entries.findIndex(({ signature }) => !taken.has(signature));
  if (rest < 0 && isWhole) return [];
  const last = rest < 0 ? entries.at(-1) : entries[rest - 1];
  return [{ address, before: last?.signature ?? before }];
}
