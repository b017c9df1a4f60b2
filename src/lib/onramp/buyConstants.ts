/** Amounts to choose with one press, in the payment currency. */
export const PRESET_AMOUNTS = ['100', '250', '500', '1000'] as const;
/** How long typing pauses before a quote is asked for, in ms. */
export const ON_RAMP_QUOTE_DELAY_MS = 500;
/** How old a quote may become while it is on screen, in ms, and how often that is looked at. */
export const BUYING_QUOTE_LIFE_MS = 60_000;
export const QUOTE_CHECK_MS = 15_000;
/** How often a quote is asked for again, before the visitor has to come back. */
export const MOST_QUOTE_REFRESHES = 60;
/** How often we check for a purchase, in ms. */
export const PURCHASE_POLL_MS = 4_000;
/** How long it is looked before the purchase counts as failed, in ms. Only time in which somebody can see it counts. */
export const PURCHASE_DEADLINE_MS = 180_000;
/** How often purchases in progress are read again, in ms. */
export const PURCHASES_REFRESH_MS = 3_000;
/** How often in a row, before the visitor has to ask for more. */
export const MOST_PURCHASE_REFRESHES = 100;
/** How long we keep checking an interrupted purchase, in ms. */
export const PURCHASE_MEMORY_MS = 3_600_000;
