/** The most events that wait for permission to be sent; later ones are dropped. */
export const MOST_WAITING_EVENTS = 50;
