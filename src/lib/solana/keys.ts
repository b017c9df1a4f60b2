/** The size of a key. Accounts, programs and block hashes are keys. */
export const KEY_BYTES = 32;
export const SIGNATURE_BYTES = 64;
/** The size limit of one packet. */
export const MOST_TRANSACTION_BYTES = 1_232;

export const SYSTEM_PROGRAM = '11111111111111111111111111111111';
/** The index of its instruction that transfers lamports. */
export const SYSTEM_TRANSFER = 2;

/** The token programs: Token and Token-2022. */
export const TOKEN_PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const;
/** The mint of wrapped SOL. */
export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';

const KEY = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

/** Whether a text has the form of a base58 key. Only decoding it gives certainty. */
export const hasKeyForm = (text: string): text is string => KEY.test(text);
