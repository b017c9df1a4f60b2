import { isBytes, readFirstWord } from '../../../lib/evm/hex.js';

/** The most characters of an answer to read. Enough for a name that is far too long. */
const MOST_CHARACTERS = 2_000;
const DIGITS_OF_WORD = 64;

/** Decodes a contract's text: a string, or 32 bytes as in early tokens. Undefined for anything else. Never throws. */
export function readAbiText(answer: unknown): string | undefined {
  if (typeof answer !== 'string' || answer.length > MOST_CHARACTERS || !isBytes(answer)) return undefined;
  if (answer.length === '0x'.length + DIGITS_OF_WORD) return decode(answer.slice(2).replace(/(?:00)+$/, ''));
  const digits = answer.slice(2);
  const offset = readFirstWord(answer);
  const length = readFirstWord(`0x${digits.slice(DIGITS_OF_WORD)}`);
  if (offset !== 32n || length === undefined) return undefined;
  const text = digits.slice(2 * DIGITS_OF_WORD);
  return length * 2n > BigInt(text.length) ? undefined : decode(text.slice(0, Number(length) * 2));
}

function decode(digits: string): string {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return new TextDecoder().decode(bytes);
}
