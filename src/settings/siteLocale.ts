import { around } from '../lib/browser/around.js';
import { attempt } from '../lib/untrusted/readFields.js';
import { findLanguage } from '../locales/findLanguage.js';

/** A locale as BCP 47 writes it. Undefined if it is invalid. `Intl` doesn't know long forms, such as `zh-yue`. */
function canonical(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale.replace(/^[a-z]{2}-(min-)?(?=[a-z]{3}\b)/i, ''))[0];
  } catch {
    return undefined;
  }
}

/**
 * The first of the visitor's languages that has texts. Some systems list invalid language tags, and anti-tracking extensions
 * replace the list.
 */
const visitorLocale = () =>
  [attempt(() => navigator.languages) as readonly string[]]
    .flat()
    .map(canonical)
    .find((locale) => locale && findLanguage(locale));

/**
 * The language of an element: its own, else that of the page around it, else English; never the browser's, unless the page asks
 * for it with `auto`. Undefined if the stated language isn't a valid tag (BCP 47).
 */
export function siteLocale(element: Element & { readonly locale?: string }): string | undefined {
  const { locale: own } = element;
  const stated = own === 'auto' ? visitorLocale() : own || around(element, 'lang');
  return canonical(stated || 'en');
}
