/**
 * What nodes say of something that the wallet's user is said to have declined: neither blocks nor what waits for one has anything of
 * it (`clear`); something of the account may be it, or nobody answers (`doubt`); it can't be sent anymore (`proof`).
 */
export type DeclinedCheck = (typeof DECLINED_CHECKS)[number];
export const DECLINED_CHECKS = ['clear', 'doubt', 'proof'] as const;
