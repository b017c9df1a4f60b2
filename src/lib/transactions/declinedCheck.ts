/**
 * The result of checking a request that the wallet reported as declined. `clear`: neither blocks nor pending transactions
 * contain it. `doubt`: one of the account's transactions may be it, or there's no answer. `proof`: it can't be sent any more.
 */
export type DeclinedCheck = (typeof DECLINED_CHECKS)[number];
export const DECLINED_CHECKS = ['clear', 'doubt', 'proof'] as const;
