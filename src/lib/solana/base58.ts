const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Encodes bytes as base58, with the alphabet of Solana and Bitcoin. */
export function toBase58(bytes: Uint8Array): string {
  // Base-58 digits, least significant first.
  const digits: number[] = [];
  for (const byte of bytes) {
    let carry = byte;
    for (let index = 0; index < digits.length; index += 1) {
      carry += (digits[index] ?? 0) * 256;
      digits[index] = carry % 58;
      carry = Math.floor(carry / 58);
    }
    for (; carry > 0; carry = Math.floor(carry / 58)) digits.push(carry % 58);
  }
  const zeros = bytes.findIndex((byte) => byte !== 0);
  const prefix = '1'.repeat(zeros < 0 ? bytes.length : zeros);
  return (
    prefix +
    digits
      .map((digit) => ALPHABET[digit])
      .reverse()
      .join('')
  );
}

/** A transaction has at most 1232 bytes, or 1683 characters. Decoding takes quadratic time. */
const MOST_LETTERS = 2_000;

/** Decodes base58. Undefined if the text has an invalid character or is longer than any transaction. */
export function fromBase58(text: string): Uint8Array | undefined {
  if (text.length > MOST_LETTERS) return undefined;
  // Bytes, least significant first.
  const bytes: number[] = [];
  for (const character of text) {
    let carry = ALPHABET.indexOf(character);
    if (carry < 0) return undefined;
    for (let index = 0; index < bytes.length; index += 1) {
      carry += (bytes[index] ?? 0) * 58;
      bytes[index] = carry & 255;
      carry >>= 8;
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 255);
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes.reverse()]);
}
