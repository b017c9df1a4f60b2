/** Events that wait for the answer whether they may be sent; later ones are dropped. */
export const MOST_WAITING_EVENTS = 50;
/** How long the analytics service may take for one event, in ms. */
export const ANALYTICS_DEADLINE_MS = 10_000;
