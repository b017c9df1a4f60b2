/** The provider's fee, in basis points of the sold amount: 0.85 percent. It is included in every quote. */
export const PROVIDER_FEE = 85;
/** The gas assumed for an approval or swap until it is estimated. */
export const ASSUMED_GAS = 150_000n;
/** The maximum decimals shown for the bought amount. */
export const OUTPUT_DECIMALS = 6;
/** The interval at which quotes are refreshed while the view is visible, in ms. */
export const QUOTE_REFRESH_MS = 10_000;
/** The delay after the last keystroke before a quote is requested, in ms. */
export const QUOTE_DELAY_MS = 200;
/** The age up to which a quote may be swapped, in ms. */
export const QUOTE_LIFE_MS = 30_000;
/** Quotes are refreshed until this long after the visitor's last action, in ms. */
export const SWAP_IDLE_MS = 120_000;
/** The button ignores clicks for this long after its figures change, in ms. */
export const PRESS_GUARD_MS = 1_000;
/** The default slippage, in basis points: 1 percent. */
export const DEFAULT_SLIPPAGE = 100;
/** The interval at which we check whether an approval is in place, in ms. */
export const APPROVAL_POLL_MS = 3_000;
/** The interval at which we check the age of the shown quote, in ms. */
export const SWAP_TICK_MS = 1_000;
