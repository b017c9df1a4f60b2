import { compareDecimals } from '../decimal/arithmetic.js';
import { readDecimal } from '../decimal/readDecimal.js';
import { readEntries } from '../untrusted/readEntries.js';
import { readFields } from '../untrusted/readFields.js';
import { readImage } from '../untrusted/readImage.js';
import { safeName } from '../untrusted/sanitize.js';
import type { OnRampProvider } from './onRamp.js';

/** Ids become part of URLs and of analytics. */
const ID = /^[a-z\d][a-z\d_-]{0,39}$/i;

const FIELDS = ['id', 'name', 'icon', 'feeRange', 'hosts', 'buildUrl'];

/**
 * A provider of the page's own, with its texts sanitized. Undefined if it has no id, name, host or `buildUrl`. Never throws.
 */
export function readOnRampProvider(value: unknown): OnRampProvider | undefined {
  const given = readFields(value, FIELDS);
  const { id, buildUrl } = given;
  const name = safeName(given.name);
  const hosts = readHosts(given.hosts);
  if (typeof id !== 'string' || !ID.test(id) || !name || hosts.length === 0) return undefined;
  if (typeof buildUrl !== 'function') return undefined;
  return {
    id,
    name,
    icon: readImage(given.icon),
    feeRange: readFeeRange(given.feeRange),
    hosts,
    buildUrl: (...asked) => buildUrl.apply(value, asked),
  };
}

/** Hosts as a URL has them, in lower case and with the port if it is not the usual one. */
function readHosts(value: unknown): readonly string[] {
  return (readEntries(value) ?? []).flatMap((entry) => {
    if (typeof entry !== 'string' || !URL.canParse(`https://${entry}`)) return [];
    const { host, origin, href } = new URL(`https://${entry}`);
    // Otherwise it has a path, a name or a password.
    return href === `${origin}/` && host === entry.toLowerCase() ? [host] : [];
  });
}

function readFeeRange(value: unknown): OnRampProvider['feeRange'] {
  const [least, most] = (readEntries(value) ?? []).map(readDecimal);
  if (least === undefined || most === undefined) return undefined;
  return compareDecimals(least, most) <= 0 && compareDecimals(most, '100') <= 0 ? [least, most] : undefined;
}
