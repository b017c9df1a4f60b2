/** The answer of smart accounts whose owners sign with a transaction, in place of a signature. */
export const SIGNED_ON_CHAIN = '0x';
