import { safeName } from './sanitize.js';

/** A longer one says nothing more to people. */
const LONGEST = 120;

/** The words of a contract or a program for a failure, to be shown. Undefined if there are none. */
export const safeReason = (words: unknown): string | undefined => safeName(words, LONGEST);
