import { addressKey } from '../networks/isSameAddress.js';
import { type HistoryFacts, isSignedBy, recipientsOf } from '../send/historyRecipients.js';
import { createImitationFinder } from '../send/lookAlike.js';
import { partners, type Suspicion, suspicionOf } from './suspectEntry.js';
import type { HistoryEntry } from './transactionHistory.js';

interface Verdict {
  readonly suspicion: Suspicion | undefined;
  /** Whose becoming known may change it. */
  readonly dependsOn: readonly string[];
}

/**
 * Says of the entries of a history why they are probably spam. Whom the visitor knows is told by `trusted` and by all
 * entries. A history of thousands grows page by page, so verdicts are kept: an entry is judged again only after somebody
 * whom it names became known, or somebody who looks like that.
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
      // A history that was read anew, or an account that left, no longer tells somebody.
      verdicts = new WeakMap();
      known = new Set();
      imitations = createImitationFinder();
    }
    const fresh = new Set([...now].filter((key) => !known.has(key)));
    if (fresh.size > 0) learn(fresh, entries);
    return (entry) => (verdicts.get(entry) ?? judge(entry)).suspicion;
  };
}
