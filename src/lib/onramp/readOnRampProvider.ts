import { readEntries } from '../untrusted/readEntries.js';
import { readFields } from '../untrusted/readFields.js';
import { safeName } from '../untrusted/sanitize.js';
import type { OnRampProvider } from './onRamp.js';

/** Ids become part of URLs and of analytics. */
const ID = /^[a-z\d][a-z\d_-]{0,39}$/i;

const FIELDS = ['id', 'name', 'icon', 'feeRange', 'hosts', 'buildUrl'];

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A provider of the page's own. Undefined if it has no id, name, host or `buildUrl`. Its picture, its fees and where it leads
 * are checked by `checkOnRampProvider`, because most visitors never buy. Never throws.
 */
export function readOnRampProvider(value: unknown): OnRampProvider | undefined {
  const { id, name: given, icon, feeRange, hosts: list, buildUrl } = readFields(value, FIELDS);
  const name = safeName(given);
  const hosts = (readEntries(list) ?? []).filter(isText).flatMap((host) => readHost(host) ?? []);
  if (!isText(id) || !ID.test(id) || !name || hosts.length === 0) return undefined;
  if (typeof buildUrl !== 'function') return undefined;
  const [least, most] = (readEntries(feeRange) ?? []).filter(isText);
  return {
    id,
    name,
    icon: isText(icon) ? icon : undefined,
    feeRange: least !== undefined && most !== undefined ? [least, most] : undefined,
    hosts,
    buildUrl: (...asked) => buildUrl.apply(value, asked),
  };
}

/** A host as a URL has it, in lower case and with the port if it is not the usual one. */
function readHost(text: string): string | undefined {
  if (!URL.canParse(`https://${text}`)) return undefined;
  const { host, origin, href } = new URL(`https://${text}`);
  // Otherwise it has a path, a name or a password.
  return href === `${origin}/` && host === text.toLowerCase() ? host : undefined;
}
