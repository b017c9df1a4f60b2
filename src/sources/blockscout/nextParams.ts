import { readFields } from '../../lib/untrusted/readFields.js';

/** The parameters of a list's next page, to be sent back unchanged. */
export type NextParams = Readonly<Record<string, string>>;

/** Longer parameters can't be valid. */
const MOST_PARAMS = 20;
const LONGEST_VALUE = 200;
const NAME = /^[a-z_]{1,40}$/;

/**
 * Reads `next_page_params` of an answer, whose numbers are already text. Undefined on the last page. Throws for invalid
 * parameters.
 */
export function readNextParams(wire: unknown): NextParams | undefined {
  if (wire === undefined || wire === null) return undefined;
  const params = Object.entries(readFields(wire));
  const isPlace = ([name, value]: readonly [string, unknown]) =>
    NAME.test(name) &&
    // In some lists, null is a value of its own.
    (value === null ||
      typeof value === 'boolean' ||
      (typeof value === 'string' && value.length <= LONGEST_VALUE));
  if (params.length === 0 || params.length > MOST_PARAMS || !params.every(isPlace)) {
    throw new TypeError('Blockscout goes on at no place in a list.');
  }
  // The service must not replace the site's key.
  return Object.fromEntries(
    params.flatMap(([name, value]) => (value === '' || name === 'apikey' ? [] : [[name, `${value}`]])),
  );
}
