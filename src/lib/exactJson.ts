import { uuid } from './uuid.js';

const MARK = '$bigint';
// A text, or a whole number of 16 digits or more: what is in texts must not be touched.
const TEXT_OR_LONG = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d{16,}(?![\d.eE])/g;

/**
 * Reads JSON without losing digits: a whole number that a `number` cannot hold exactly becomes a `bigint`.
 * Throws a SyntaxError when the text is no JSON.
 */
export function parseExactJson(text: string): unknown {
  const marked = text.replace(TEXT_OR_LONG, (found) =>
    found.startsWith('"') || Number.isSafeInteger(Number(found)) ? found : `{"${MARK}":"${found}"}`,
  );
  return JSON.parse(marked, (_key, value: unknown) => {
    const digits = (value as Record<string, unknown> | null)?.[MARK];
    return typeof digits === 'string' ? BigInt(digits) : value;
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
