/** The token programs: Token and Token-2022. */
export const TOKEN_PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const;

/** The mint of SOL in the form of a token. */
export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';
