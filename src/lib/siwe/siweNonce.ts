import { randomDigits } from '../randomDigits.js';

/** ERC-4361: letters and digits, at least 8. */
const NONCE = /^[a-zA-Z0-9]{8,256}$/;

export const isSiweNonce = (value: unknown): value is string =>
  typeof value === 'string' && NONCE.test(value);

/** 128 random bits. Only the page can tell whether a nonce was used before. */
export const randomNonce = (): string => randomDigits(16);
