import { loadOnce } from '../../lib/loadOnce.js';
import type { QuoteSource } from '../../lib/swap/quoteSource.js';
import { safeHttpUrl } from '../../lib/untrusted/sanitize.js';

/** A token list (tokenlists.org): an `https:` address, or the list itself. */
export type TokenListOptions =
  | { readonly url: string; readonly list?: undefined }
  | { readonly list: unknown; readonly url?: undefined };

/** The tokens of a token list, in place of those of a quote source. Throws a TypeError if the options are invalid. */
export function tokenList({ url, list }: TokenListOptions): Pick<QuoteSource, 'tokens'> {
  if (url === undefined ? list === undefined : !safeHttpUrl(url)) {
    throw new TypeError(`"url" has "${url}", which is not an https: address.`);
  }
  const open = loadOnce(async () => (await import('./createTokenList.js')).createTokenList({ url, list }));
  return { tokens: async (...question) => (await open()).tokens(...question) };
}
