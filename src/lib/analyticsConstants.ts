/** How many events may wait until it is known whether they may be sent; later ones are dropped. */
export const MOST_WAITING_EVENTS = 50;
