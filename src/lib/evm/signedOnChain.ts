/** In place of a signature: the answer of smart accounts whose owners sign in a transaction. */
export const SIGNED_ON_CHAIN = '0x';
