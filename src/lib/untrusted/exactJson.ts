import { uuid } from '../uuid.js';
import { TEXT_OR_NUMBER } from './textOrNumber.js';

const MARK = '$bigint';
/** Integers up to 256 bits. Parsing millions of digits would block the page for minutes. */
const LONG = /^-?\d{16,78}$/;

/**
 * Parses JSON without losing digits: an integer that a `number` cannot hold exactly becomes a `bigint`. Throws a
 * SyntaxError if the text is not JSON.
 */
export function parseExactJson(text: string): unknown {
  const marked = text.replace(TEXT_OR_NUMBER, (found) =>
    LONG.test(found) && !Number.isSafeInteger(Number(found)) ? `{"${MARK}":"${found}"}` : found,
  );
  return JSON.parse(marked, (_key, value: unknown) => {
    const digits = (value as Record<string, unknown> | null)?.[MARK];
    return typeof digits === 'string' && LONG.test(digits) ? BigInt(digits) : value;
  });
}

/** Writes JSON with `bigint`s as integers with all their digits. */
export function toExactJson(value: unknown): string {
  // The mark is random each time, so that no outside text can pass as a number.
  const mark = uuid();
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? `${mark}${part}` : part,
  );
  return text.replace(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
}
