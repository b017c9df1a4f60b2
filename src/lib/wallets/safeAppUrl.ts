import { safeHttpUrl } from '../untrusted/sanitize.js';

/** Schemes that the browser handles itself: they run code or expose data. */
const NO_APP =
  /^(javascript|data|blob|file|filesystem|vbscript|about|view-source|wss?|ftp|http|chrome|edge|resource|jar|mhtml|.*-extension):/i;

/** System schemes, which can do more than open a wallet. */
const SYSTEM = /^(ms-.*|search|search-ms|shell|intent|android-app|content|mailto|tel|sms|facetime.*):/i;

/**
 * A link that opens an app: `https:` or a custom scheme. Schemes that the browser or the system handles itself are
 * refused.
 */
export function safeAppUrl(value: unknown): string | undefined {
  const link = safeHttpUrl(value);
  if (link || typeof value !== 'string') return link;
  // Some wallets list only the name of their scheme.
  const own = /^[a-z][a-z\d+-]*$/i.test(value) ? `${value}://` : value;
  const isApp = /^[a-z][a-z\d+.-]*:[^\s\p{C}]*$/iu.test(own) && !NO_APP.test(own) && !SYSTEM.test(own);
  return isApp ? own : undefined;
}
