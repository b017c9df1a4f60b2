import { page } from '../../lib/browser/page.js';
import { safeHttpUrl } from '../../lib/untrusted/sanitize.js';

export interface LifiOptions {
  /** What LI.FI calls your site, for its statistics: up to 23 letters, digits, `.`, `_` and `-`. */
  readonly integrator?: string | undefined;
  /** Where LI.FI's API answers, such as your own proxy that adds a key. Default: `https://li.quest/v1`. */
  readonly url?: string | undefined;
  /** Everybody who visits a page can read its keys, so there is no such option. */
  readonly apiKey?: never;
}

/** Whom to ask, and under which name. */
export interface LifiSetting {
  readonly integrator: string | undefined;
  /** Absolute. */
  readonly url: string;
}

/** Where LI.FI answers by itself. */
export const LIFI_URL = 'https://li.quest/v1';
const INTEGRATOR = /^[\w.-]{1,23}$/;

/** The options, with an absolute URL. Throws a TypeError if they make no sense. */
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
