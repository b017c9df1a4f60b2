import { safeHttpUrl } from '../untrusted/sanitize.js';

/** Schemes that stay in the browser: they run something, or show what the visitor has. */
const NO_APP =
  /^(javascript|data|blob|file|filesystem|vbscript|about|view-source|wss?|ftp|http|chrome|edge|resource|jar|mhtml|.*-extension):/i;

/** Schemes of the system, which do more than open a wallet. */
const SYSTEM = /^(ms-.*|search|search-ms|shell|intent|android-app|content|mailto|tel|sms|facetime.*):/i;

/**
 * A link that opens an app: https, or a scheme of the app's own. Whatever the browser or the system would
 * open itself is refused.
 */
export function safeAppUrl(value: unknown): string | undefined {
  const link = safeHttpUrl(value);
  if (link || typeof value !== 'string') return link;
  // Some write the name of the scheme alone.
  const own = /^[a-z][a-z\d+-]*$/i.test(value) ? `${value}://` : value;
  const isApp = /^[a-z][a-z\d+.-]*:[^\s\p{C}]*$/iu.test(own) && !NO_APP.test(own) && !SYSTEM.test(own);
  return isApp ? own : undefined;
}
