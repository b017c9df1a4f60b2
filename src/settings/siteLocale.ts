import { around } from '../lib/browser/around.js';
import { findLanguage } from '../locales/findLanguage.js';

/** The first of the visitor's languages that we have texts in. */
const visitorLocale = () => navigator.languages.find((locale) => findLanguage(locale));

/**
 * The language of an element: its own, else that of the page around it, else English; never the browser's, unless the page
 * asks for it with `auto`. Undefined if what is stated is no language tag (BCP 47).
 */
export function siteLocale(element: Element & { readonly locale?: string }): string | undefined {
  const { locale: own } = element;
  const stated = own === 'auto' ? visitorLocale() : own || around(element, 'lang');
  try {
    return Intl.getCanonicalLocales(stated || 'en')[0];
  } catch {
    return undefined;
  }
}
