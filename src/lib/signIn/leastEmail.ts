/** Shorter texts are not addresses: they get no button and are never submitted. */
export const LEAST_EMAIL = 4;
