import { hexDigits } from './hexDigits.js';

/** As many random bytes, from the browser's cryptography, as hex digits. */
export const randomDigits = (bytes: number): string =>
  hexDigits(crypto.getRandomValues(new Uint8Array(bytes)));
