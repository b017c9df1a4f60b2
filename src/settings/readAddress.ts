import { page } from '../lib/browser/page.js';
import { safeHttpUrl } from '../lib/untrusted/sanitize.js';
import type { Complain } from './explainProblem.js';

/** Reads an address that a setting gives, relative to the page. One that may not be opened or fetched is reported. */
export function readAddress(name: string, value: string, complain: Complain): string | undefined {
  if (!value) return undefined;
  const url = resolveAddress(value);
  if (!url) complain({ what: 'link', name, value });
  return url;
}

/** An address as it is seen from the page, when it may be opened or fetched. */
export function resolveAddress(value: string): string | undefined {
  const base = page().baseURI;
  return safeHttpUrl(URL.canParse(value, base) ? new URL(value, base).href : undefined);
}
