/** The pause before the second check of a delivery, in ms. Later pauses grow. */
export const DELIVERY_FIRST_PAUSE_MS = 4_000;
/** The longest pause while the delivery is on time, in ms. */
export const DELIVERY_PAUSE_MS = 60_000;
/** The longest pause while the delivery is late or checks fail, in ms. */
export const DELIVERY_LATE_PAUSE_MS = 600_000;
/** A delivery that takes longer than this is late, unless its bridge is expected to take longer, in ms. */
export const DELIVERY_LATE_MS = 1_800_000;
/** Deliveries are checked automatically for this long after the request, in ms. */
export const DELIVERY_LIFE_MS = 7 * 86_400_000;
