import { readEntries } from '../untrusted/readEntries.js';
import { readFields } from '../untrusted/readFields.js';
import type { SiweMessageParams } from './siwe.js';

const TEXTS = ['domain', 'uri', 'statement', 'issuedAt', 'expirationTime', 'notBefore', 'requestId'] as const;
const TIMES: readonly string[] = ['issuedAt', 'expirationTime', 'notBefore'];
/** ISO 8601 with a time zone, as messages need it. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
/** In characters. Wallets show the whole text. */
const LONGEST = 2_000;
const MOST_RESOURCES = 50;
/** A line break would begin a new field, and hidden characters couldn't be read before signing. */
const UNREADABLE_LETTERS = /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;

const isLine = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && !UNREADABLE_LETTERS.test(value);

function isField(name: string, value: unknown): value is string {
  if (!isLine(value)) return false;
  if (TIMES.includes(name)) return TIME.test(value) && !Number.isNaN(Date.parse(value));
  return name === 'uri' ? URL.canParse(value) : true;
}

/**
 * Reads the message parameters of the site or its server. Names the first unusable field. Never throws. A missing value counts
 * as no parameters.
 */
export function readMessageParams(value: unknown): { params: SiweMessageParams } | { unusable: string } {
  if (value === undefined || value === null) return { params: {} };
  if (typeof value !== 'object') return { unusable: 'all' };
  const { resources, ...texts } = readFields(value, [...TEXTS, 'resources']);
  const given = Object.entries(texts).filter(([, text]) => text !== undefined && text !== null);
  const wrong = given.find(([name, text]) => !isField(name, text));
  if (wrong) return { unusable: wrong[0] };
  if (resources === undefined || resources === null) return { params: Object.fromEntries(given) };
  const list = readEntries(resources, MOST_RESOURCES + 1);
  const isUsable = list && list.length <= MOST_RESOURCES;
  if (!isUsable || !list.every((one) => isLine(one) && URL.canParse(one))) return { unusable: 'resources' };
  return { params: { ...Object.fromEntries(given), resources: list as string[] } };
}
