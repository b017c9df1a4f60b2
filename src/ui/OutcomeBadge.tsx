import type { Outcome } from '../lib/outcome.js';
import { badge, marks } from './OutcomeBadge.css.js';

/** The marks differ in shape, so that they can be told apart without colour. */
const MARKS: Readonly<Record<Outcome, string>> = {
  declined: 'M6.5 12h11',
  failed: 'm7 7 10 10M17 7 7 17',
  unknown: 'M8.7 9a3.4 3.4 0 1 1 5 3c-1.1.6-1.7 1.2-1.7 2.2M12 18.2v.01',
  done: 'm6 12.5 4.2 4.2L18 8.5',
};

/** A sign for the outcome of a step. Hidden from screen readers, because text beside it says the same. */
export function OutcomeBadge({ outcome, isDrawn }: { outcome: Outcome; isDrawn?: boolean }) {
  return (
    <span className={badge[outcome]}>
      <svg className={marks[isDrawn ? 'drawn' : 'still']} viewBox="0 0 24 24" aria-hidden="true">
        <path d={MARKS[outcome]} />
      </svg>
    </span>
  );
}
