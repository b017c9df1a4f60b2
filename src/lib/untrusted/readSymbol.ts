import { safeName } from './sanitize.js';

/** The longest symbol, in characters. */
const LONGEST_SYMBOL = 20;

/** The symbol of a token, without hidden characters. Undefined if there is none. */
export const readSymbol = (value: unknown): string | undefined => safeName(value, LONGEST_SYMBOL);
