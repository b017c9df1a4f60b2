import { page } from '../../lib/browser/page.js';
import { safeHttpUrl } from '../../lib/untrusted/sanitize.js';

export interface LifiOptions {
  /** Your site's name in LI.FI's statistics: up to 23 letters, digits, `.`, `_` and `-`. */
  readonly integrator?: string | undefined;
  /** The address of LI.FI's API, such as your own proxy that adds a key. Default: `https://li.quest/v1`. */
  readonly url?: string | undefined;
  /** Not supported, because every visitor of a page can read its keys. */
  readonly apiKey?: never;
}

/** The API's address, and the site's name there. */
export interface LifiSetting {
  readonly integrator: string | undefined;
  /** The absolute address. */
  readonly url: string;
}

/** LI.FI's own API. */
export const LIFI_URL = 'https://li.quest/v1';
const INTEGRATOR = /^[\w.-]{1,23}$/;

/** The options with an absolute URL. Throws a TypeError if they are invalid. */
export function checkLifiOptions({ integrator, url = LIFI_URL, apiKey }: LifiOptions): LifiSetting {
  if (apiKey !== undefined)
    throw new TypeError('LI.FI forbids keys in pages: have a proxy add yours, and give its "url".');
  if (integrator !== undefined && !INTEGRATOR.test(integrator))
    throw new TypeError(`"integrator" is "${integrator}", not up to 23 letters, digits, ".", "_" and "-".`);
  const base = 'document' in globalThis ? page().baseURI : undefined;
  const absolute = safeHttpUrl(URL.canParse(url, base) ? new URL(url, base).href : undefined);
  if (absolute === undefined) throw new TypeError(`"url" is "${url}", which is not an https: address.`);
  return { integrator, url: absolute };
}
