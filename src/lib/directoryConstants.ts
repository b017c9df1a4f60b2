/** How many of the directory's wallets to request for recommendations (spec §9). */
export const RECOMMENDED_ENTRIES = 4;
/** How many recommended wallets the first list shows to a visitor without wallets. */
export const MOST_RECOMMENDED = 2;
/** Wallets per page of the directory's list (spec §9). */
export const WALLETS_PER_PAGE = 40;
/** The maximum results of a directory search (spec §9). */
export const SEARCH_ENTRIES = 100;
/** The minimum characters of a directory search. */
export const SEARCH_LENGTH = 2;
/** Delay after typing before the directory is searched (spec §9), in ms. */
export const SEARCH_DELAY_MS = 300;
/** Deadline of one request to the directory, in ms. */
export const DIRECTORY_DEADLINE_MS = 15_000;
/** How long the directory may take before we mention the delay, in ms. */
export const SLOW_DIRECTORY_MS = 4_000;
/** Maximum attempts of a directory request, and the first pause between them, doubled each time, in ms. */
export const DIRECTORY_TRIES = 3;
export const DIRECTORY_PAUSE_MS = 1_000;
/** The longest pause that a busy directory may ask for, in ms. */
export const DIRECTORY_LONGEST_PAUSE_MS = 10_000;
/** How long a row must be visible before its picture is requested, in ms: rows scrolled past need none. */
export const PICTURE_DELAY_MS = 60;
/** The maximum number of cached wallet pictures. */
export const MOST_PICTURES = 300;
/** The maximum size of a wallet picture, in bytes. */
export const PICTURE_BYTES = 500_000;
/** How many recent wallets are remembered (spec §9). */
export const MOST_RECENT = 2;
