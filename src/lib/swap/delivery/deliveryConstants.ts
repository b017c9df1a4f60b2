/** The pause before the second look at a delivery, in ms. It grows. */
export const DELIVERY_FIRST_PAUSE_MS = 4_000;
/** The longest pause while it should arrive, in ms. */
export const DELIVERY_PAUSE_MS = 60_000;
/** The longest pause while it is late, or nobody answers, in ms. */
export const DELIVERY_LATE_PAUSE_MS = 600_000;
/** A delivery that takes longer than this is late, unless its bridge is expected to take longer, in ms. */
export const DELIVERY_LATE_MS = 1_800_000;
/** How long after the request anybody looks without being asked to, in ms. */
export const DELIVERY_LIFE_MS = 7 * 86_400_000;
