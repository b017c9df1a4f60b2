/** Bytes as hex digits, two each, without `0x`. */
export const hexDigits = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** As many random bytes, from the browser's cryptography, as hex digits. */
export const randomDigits = (bytes: number): string =>
  hexDigits(crypto.getRandomValues(new Uint8Array(bytes)));
