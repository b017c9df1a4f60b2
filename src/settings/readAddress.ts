import { page } from '../lib/browser/page.js';
import { safeHttpUrl } from '../lib/untrusted/sanitize.js';
import type { Complain } from './explainProblem.js';

/** Reads an address in a setting, relative to the page. Reports an address that must not be opened or fetched. */
export function readAddress(name: string, value: string, complain: Complain): string | undefined {
  if (!value) return undefined;
  const url = resolveAddress(value);
  if (!url) complain({ what: 'link', name, value });
  return url;
}

/** Resolves an address relative to the page, if it may be opened or fetched. */
export function resolveAddress(value: string): string | undefined {
  const base = page().baseURI;
  return safeHttpUrl(URL.canParse(value, base) ? new URL(value, base).href : undefined);
}
