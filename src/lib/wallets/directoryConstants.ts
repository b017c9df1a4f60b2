/** The number of recommended wallets in the first list of a visitor without wallets. */
export const MOST_RECOMMENDED = 2;
/** Wallets per page of the directory's list. */
export const WALLETS_PER_PAGE = 40;
/** The maximum results of a directory search. */
export const SEARCH_ENTRIES = 100;
/** The minimum characters of a directory search. */
export const SEARCH_LENGTH = 2;
/** Delay after typing before the directory is searched, in ms. */
export const SEARCH_DELAY_MS = 300;
/** The time that the directory may take before we mention the delay, in ms. */
export const SLOW_DIRECTORY_MS = 4_000;
/** The time that a row must be visible before its picture is requested, in ms: rows scrolled past need none. */
export const PICTURE_DELAY_MS = 60;
/** The maximum number of cached wallet pictures. */
export const MOST_PICTURES = 300;
/** The number of recent wallets to remember. */
export const MOST_RECENT = 2;
