import type { Finding } from './finding.js';

/** The most findings listed with the same sentences, and per subject. */
const MOST_ALIKE = 5;
const MOST_OF_SUBJECT = 100;

/** Counts up and returns the previous count. */
function count(counts: Map<string, number>, key: string): number {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
}

/** The findings to list, and the number of others. Bounded, because a page may repeat a mistake without end. */
export function boundFindings(findings: readonly Finding[]): readonly Finding[] {
  const alike = new Map<string, number>();
  const ofSubject = new Map<string, number>();
  const left = new Map<string, { readonly first: Finding; count: number }>();
  const listed = findings.filter((finding) => {
    const { level, subject, what, fix } = finding;
    const key = `${level} ${subject}`;
    const isNew = count(alike, `${key} ${what} ${fix}`) < MOST_ALIKE;
    if (isNew && count(ofSubject, key) < MOST_OF_SUBJECT) return true;
    const more = left.get(key);
    if (more) more.count += 1;
    else left.set(key, { first: finding, count: 1 });
    return false;
  });
  const rest = [...left.values()].map(({ first: { level, subject }, count: more }): Finding => {
    const what = `${more} more ${more === 1 ? 'is' : 'are'} not listed.`;
    return { level, subject, what, fix: 'Begin with those above, and check again.', more };
  });
  return [...listed, ...rest];
}
