/** Accounts, programs and the hashes of blocks are keys. */
export const KEY_BYTES = 32;
export const SIGNATURE_BYTES = 64;
/** What fits into one packet. */
export const MOST_TRANSACTION_BYTES = 1_232;

export const SYSTEM_PROGRAM = '11111111111111111111111111111111';
/** The number of its instruction that moves lamports. */
export const SYSTEM_TRANSFER = 2;

/** The token programs: Token and Token-2022. */
export const TOKEN_PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const;
/** The mint of SOL in the form of a token. */
export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';

const KEY = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

/** Whether a text has the form of a key in base58. Only decoding it tells whether it is one. */
export const hasKeyForm = (text: string): text is string => KEY.test(text);
