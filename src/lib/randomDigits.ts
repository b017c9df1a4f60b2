import { hexDigits } from './hexDigits.js';

/** This many random bytes from the Web Crypto API, as hex digits. */
export const randomDigits = (bytes: number): string =>
  hexDigits(crypto.getRandomValues(new Uint8Array(bytes)));
