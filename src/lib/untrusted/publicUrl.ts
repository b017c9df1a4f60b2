import { safeHttpUrl } from './sanitize.js';

/** Name endings outside the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's list). */
const PRIVATE =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/;

/**
 * An untrusted URL that is safe to fetch: `https:`, with a public host name. IP addresses in any notation are refused,
 * because they may belong to devices in the visitor's local network.
 */
export function publicUrl(value: unknown): string | undefined {
  const url = safeHttpUrl(value);
  if (!url?.toLowerCase().startsWith('https:')) return undefined;
  // The URL parser writes every notation of an IPv4 address, such as `0x7f.1`, as four numbers.
  const host = new URL(url).hostname.replace(/\.$/, '');
  const isName = host.includes('.') && /\.[a-z][a-z\d-]*$/.test(host);
  return isName && !PRIVATE.test(host) ? url : undefined;
}
