import { safeName } from './sanitize.js';

/** Longer reasons don't help people. */
const LONGEST = 120;

/** A contract's or program's reason for a failure, for display. Undefined if there is none. */
export const safeReason = (words: unknown): string | undefined => safeName(words, LONGEST);
