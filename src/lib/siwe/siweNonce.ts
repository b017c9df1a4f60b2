/** ERC-4361: letters and digits, at least 8. */
const NONCE = /^[a-zA-Z0-9]{8,256}$/;

export const isSiweNonce = (value: unknown): value is string =>
  typeof value === 'string' && NONCE.test(value);

/** 128 random bits. Nobody but the page can tell whether they were used before. */
export function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
