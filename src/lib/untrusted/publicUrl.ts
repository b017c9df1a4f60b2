import { safeHttpUrl } from './sanitize.js';

/** Endings of names that lead nowhere but into somebody's own network (RFC 6761, RFC 6762, RFC 8375, ICANN's list). */
const PRIVATE =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/;

/**
 * An address that strangers wrote and that may be asked for: https, and a host by its public name. Addresses in numbers,
 * however they are spelt, may be those of machines in the visitor's house, which no stranger may have asked anything.
 */
export function publicUrl(value: unknown): string | undefined {
  const url = safeHttpUrl(value);
  if (!url?.toLowerCase().startsWith('https:')) return undefined;
  // The parser writes every spelling of an IPv4 address, such as `0x7f.1`, as four numbers.
  const host = new URL(url).hostname.replace(/\.$/, '');
  const isName = host.includes('.') && /\.[a-z][a-z\d-]*$/.test(host);
  return isName && !PRIVATE.test(host) ? url : undefined;
}
