import type { SignInProvider } from '../../lib/signIn/signIn.js';

/** So many are buttons with words; more stand beside each other by their marks. */
const MOST_WIDE = 2;
/** So many marks fit in a row. */
const MOST_MARKS = 6;

/** How providers are offered in the first list; known before the code that draws them is there. */
export function providerRows(providers: readonly SignInProvider[]) {
  const isWide = providers.length <= MOST_WIDE;
  const hasMore = providers.length > MOST_MARKS;
  return {
    isWide,
    hasMore,
    shown: hasMore ? providers.slice(0, MOST_MARKS - 1) : providers,
    /** How many rows that makes. */
    count: isWide ? providers.length : 1,
  };
}
