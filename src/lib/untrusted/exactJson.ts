import { uuid } from '../uuid.js';

const MARK = '$bigint';
// A text, whose content must not be touched, or a number. Each takes all that it can, so that nothing is read twice.
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|-?\d[\d.eE+-]*/g;
/** Whole numbers up to 256 bits; one of millions of digits would hold the page for minutes. */
const LONG = /^-?\d{16,78}$/;

/**
 * Reads JSON without losing digits: a whole number that a `number` cannot hold exactly becomes a `bigint`.
 * Throws a SyntaxError when the text is no JSON.
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

/** Writes JSON in which a `bigint` is a whole number with all its digits. */
export function toExactJson(value: unknown): string {
  // The mark is random for each text, so that nothing from outside can stand for a number.
  const mark = uuid();
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? `${mark}${part}` : part,
  );
  return text.replace(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
}
