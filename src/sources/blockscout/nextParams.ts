import { readFields } from '../../lib/untrusted/readFields.js';

/** Where the next page of a list begins, to be handed back as it is. */
export type NextParams = Readonly<Record<string, string>>;

/** More is no place in a list. */
const MOST_PARAMS = 20;
const LONGEST_VALUE = 200;
const NAME = /^[a-z_]{1,40}$/;

/** `next_page_params` of an answer, whose numbers are texts already. Undefined on the last page. Throws for nonsense. */
export function readNextParams(wire: unknown): NextParams | undefined {
  if (wire === undefined || wire === null) return undefined;
  const params = Object.entries(readFields(wire));
  const isPlace = ([name, value]: readonly [string, unknown]) =>
    NAME.test(name) &&
    // For some lists, null is a value of its own.
    (value === null ||
      typeof value === 'boolean' ||
      (typeof value === 'string' && value.length <= LONGEST_VALUE));
  if (params.length === 0 || params.length > MOST_PARAMS || !params.every(isPlace)) {
    throw new TypeError('Blockscout goes on at no place in a list.');
  }
  // A key of the site is not the service's to set.
  return Object.fromEntries(
    params.flatMap(([name, value]) => (value === '' || name === 'apikey' ? [] : [[name, `${value}`]])),
  );
}
