import type { SignInProvider } from '../../lib/signIn/signIn.js';

/** Up to this many providers get buttons with text; more are icons in a row. */
const MOST_WIDE = 2;
/** The number of icons that fit in a row. */
const MOST_MARKS = 5;

/** The layout of providers in the first list. Available before the code that draws them has loaded. */
export function providerRows(providers: readonly SignInProvider[]) {
  const isWide = providers.length <= MOST_WIDE;
  const hasMore = providers.length > MOST_MARKS;
  return {
    isWide,
    hasMore,
    shown: hasMore ? providers.slice(0, MOST_MARKS - 1) : providers,
    /** The resulting number of rows. */
    count: isWide ? providers.length : 1,
  };
}
