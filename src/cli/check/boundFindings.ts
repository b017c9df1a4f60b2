import type { Finding } from './finding.js';

/** How many findings with the same sentences are listed, and how many of a subject. */
const MOST_ALIKE = 5;
const MOST_OF_SUBJECT = 100;

/** Counts up, and answers how many there were before. */
function count(counts: Map<string, number>, key: string): number {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
}

/** The findings that a person reads, and how many more there are: a page may repeat one without end. */
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
