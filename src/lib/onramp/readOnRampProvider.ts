import { readEntries } from '../untrusted/readEntries.js';
import { readFields } from '../untrusted/readFields.js';
import { safeName } from '../untrusted/sanitize.js';
import type { OnRampProvider } from './onRamp.js';

/** Ids become part of events. */
const ID = /^[a-z\d][a-z\d_-]{0,39}$/i;

const FIELDS = ['id', 'name', 'icon', 'feeRange', 'hosts', 'buildUrl'];

/**
 * A provider from the page. Undefined if it has no id, name, host or `buildUrl`. Never throws. Most visitors never buy, so its
 * picture, fees and URLs are checked later, by `checkOnRampProvider`.
 */
export function readOnRampProvider(value: unknown): OnRampProvider | undefined {
  const { id, name: given, hosts: list, buildUrl, ...rest } = readFields(value, FIELDS);
  const name = safeName(given);
  const hosts = (readEntries(list) ?? []).filter((host) => typeof host === 'string');
  if (typeof id !== 'string' || !ID.test(id) || !name || !hosts[0]) return undefined;
  if (typeof buildUrl !== 'function') return undefined;
  return { ...rest, id, name, hosts, buildUrl: (...asked) => buildUrl.apply(value, asked) };
}
