/** Amounts to choose with one click, in the payment currency. */
export const PRESET_AMOUNTS = ['100', '250', '500', '1000'] as const;
/** The delay after the last keystroke before a quote is requested, in ms. */
export const ON_RAMP_QUOTE_DELAY_MS = 500;
/** The maximum age of a shown quote, and the interval at which it is checked, in ms. */
export const BUYING_QUOTE_LIFE_MS = 60_000;
export const QUOTE_CHECK_MS = 15_000;
/** The most quote refreshes before the visitor has to return. */
export const MOST_QUOTE_REFRESHES = 60;
/** The interval at which we check for a purchase, in ms. */
export const PURCHASE_POLL_MS = 4_000;
/** The time after which a purchase counts as failed, in ms. Only counts while the page is visible. */
export const PURCHASE_DEADLINE_MS = 180_000;
/** The interval at which purchases in progress are read again, in ms. */
export const PURCHASES_REFRESH_MS = 3_000;
/** Refreshes in a row before the visitor has to ask for more. */
export const MOST_PURCHASE_REFRESHES = 100;
/** The time for which we keep checking an interrupted purchase, in ms. */
export const PURCHASE_MEMORY_MS = 3_600_000;
