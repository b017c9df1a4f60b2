import { findLanguage } from '../locales/findLanguage.js';

/** The nearest value of an attribute around an element. A form may have a field named `getAttribute`. */
export function around(element: Element, name: 'lang' | 'dir'): string | undefined {
  const found = element.closest(`[${name}]`);
  return (found && Element.prototype.getAttribute.call(found, name)) ?? undefined;
}

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
