/** The provider's fee, in basis points of what is swapped: 0.85 percent. It is part of every quote. */
export const PROVIDER_FEE = 85;
/** The gas that an approval or swap is assumed to use until it is estimated. */
export const ASSUMED_GAS = 150_000n;
/** The maximum decimals of what a swap yields. */
export const OUTPUT_DECIMALS = 6;
/** How often quotes are refreshed while somebody looks, in ms. */
export const QUOTE_REFRESH_MS = 10_000;
/** How long typing pauses before a quote is asked for, in ms. */
export const QUOTE_DELAY_MS = 200;
/** How long a quote is swapped after it was made, in ms. */
export const QUOTE_LIFE_MS = 30_000;
/** How long after the visitor's last action quotes are still refreshed, in ms. */
export const SWAP_IDLE_MS = 120_000;
/** How long the button ignores presses after its figures changed, in ms. */
export const PRESS_GUARD_MS = 1_000;
/** The default slippage, in basis points: 1 percent. */
export const DEFAULT_SLIPPAGE = 100;
/** How often we check whether an approval holds, in ms. */
export const APPROVAL_POLL_MS = 3_000;
/** How often we check how old the shown quote is, in ms. */
export const SWAP_TICK_MS = 1_000;
