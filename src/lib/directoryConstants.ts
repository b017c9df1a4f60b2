/** How many wallets of the directory are asked for to recommend some (spec §9). */
export const RECOMMENDED_ENTRIES = 4;
/** The recommended wallets that the first list shows beside none of the visitor's own. */
export const MOST_RECOMMENDED = 2;
/** Wallets on a page of the directory's list (spec §9). */
export const WALLETS_PER_PAGE = 40;
/** Wallets that a search of the directory answers at most (spec §9). */
export const SEARCH_ENTRIES = 100;
/** Letters from which on the directory is searched. */
export const SEARCH_LENGTH = 2;
/** Typing pause before the directory is searched (spec §9), in ms. */
export const SEARCH_DELAY_MS = 300;
/** How long the directory may take to answer once, in ms. */
export const DIRECTORY_DEADLINE_MS = 15_000;
/** How long the directory may stay silent before we say so, in ms. */
export const SLOW_DIRECTORY_MS = 4_000;
/** Tries of a request that the directory is too busy for; the first pause between two, doubled each time, in ms. */
export const DIRECTORY_TRIES = 3;
export const DIRECTORY_PAUSE_MS = 1_000;
/** The longest pause that a busy directory may ask for, in ms. */
export const DIRECTORY_LONGEST_PAUSE_MS = 10_000;
/** How long a row is in sight before its picture is asked for, in ms: what is only scrolled by is not wanted. */
export const PICTURE_DELAY_MS = 60;
/** Pictures of wallets that are kept. */
export const MOST_PICTURES = 300;
/** The largest picture of a wallet, in bytes. */
export const PICTURE_BYTES = 500_000;
/** Recent wallets that are kept (spec §9). */
export const MOST_RECENT = 2;
