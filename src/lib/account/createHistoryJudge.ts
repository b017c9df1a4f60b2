import { addressKey } from '../networks/isSameAddress.js';
import { type HistoryFacts, isSignedBy, recipientsOf } from '../send/historyRecipients.js';
import { createImitationFinder } from '../send/lookAlike.js';
import { partners, type Suspicion, suspicionOf } from './suspectEntry.js';
import type { HistoryEntry } from './transactionHistory.js';

interface Verdict {
  readonly suspicion: Suspicion | undefined;
  /** The addresses that may change this verdict once they become known. */
  readonly dependsOn: readonly string[];
}

/**
 * Judges which entries of a history are probably spam, and why. The visitor's known addresses are `trusted` and those found in
 * all entries. Histories of thousands of entries grow page by page, so verdicts are cached: an entry is judged again only when
 * an address that it names, or a similar-looking one, becomes known.
 */
export function createHistoryJudge(
  facts: HistoryFacts,
): (
  entries: readonly HistoryEntry[],
  trusted: readonly string[],
) => (entry: HistoryEntry) => Suspicion | undefined {
  const recipients = new WeakMap<HistoryEntry, readonly string[]>();
  let verdicts = new WeakMap<HistoryEntry, Verdict>();
  let known = new Set<string>();
  let imitations = createImitationFinder();

  function readRecipients(entry: HistoryEntry): readonly string[] {
    const own = addressKey(facts.account);
    const found =
      recipients.get(entry) ??
      recipientsOf(entry, facts)
        .map(addressKey)
        .filter((key) => key !== own);
    recipients.set(entry, found);
    return found;
  }

  function learn(fresh: ReadonlySet<string>, entries: readonly HistoryEntry[]) {
    const freshImitations = createImitationFinder(fresh);
    const isTouched = (address: string) =>
      fresh.has(addressKey(address)) || freshImitations.find(address) !== undefined;
    for (const entry of entries) {
      if (verdicts.get(entry)?.dependsOn.some(isTouched)) verdicts.delete(entry);
    }
    for (const key of fresh) {
      known.add(key);
      imitations.add(key);
    }
  }

  function judge(entry: HistoryEntry): Verdict {
    const isKnown = (address: string) => known.has(addressKey(address));
    const suspicion = suspicionOf(entry, { ...facts, isKnown, imitated: imitations.find });
    const verdict = { suspicion, dependsOn: isSignedBy(entry, facts.account) ? [] : partners(entry) };
    verdicts.set(entry, verdict);
    return verdict;
  }

  return (entries, trusted) => {
    const now = new Set([...trusted.map(addressKey), ...entries.flatMap(readRecipients)]);
    if ([...known].some((key) => !now.has(key))) {
      // After a reload of the history or the loss of an account, some addresses are no longer known.
      verdicts = new WeakMap();
      known = new Set();
      imitations = createImitationFinder();
    }
    const fresh = new Set([...now].filter((key) => !known.has(key)));
    if (fresh.size > 0) learn(fresh, entries);
    return (entry) => (verdicts.get(entry) ?? judge(entry)).suspicion;
  };
}
