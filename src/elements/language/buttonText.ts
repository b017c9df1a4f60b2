import { fillText } from '../../lib/text/fillText.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import { type ButtonTextKey, enButtons } from '../../locales/en/enButtons.js';
import { loadedLanguage, loadLanguage } from '../../locales/languages.js';
import { siteLocale } from '../../settings/siteLocale.js';
import { textLayers } from '../../settings/textLayers.js';

/** The locales whose texts could not be loaded: a button in English is better than one without words. */
const lost = new Set<string>();

/**
 * A text of the buttons in the language of an element, which may have a `locale` and texts of its own. Empty until the language
 * has loaded, so that no other one is seen; then `changed` is called.
 */
export function buttonText(
  element: Element & { readonly locale?: string; readonly texts?: unknown },
  key: ButtonTextKey,
  params: Readonly<Record<string, string>>,
  changed: () => void,
): string {
  const locale = siteLocale(element) ?? 'en';
  const layers = textLayers(element.texts, locale).map((layer) => readFields(layer, [key])[key]);
  const own = layers.reverse().find((text) => typeof text === 'string');
  const texts = lost.has(locale) ? enButtons : loadedLanguage(locale)?.buttons;
  if (!texts)
    loadLanguage(locale)
      .catch(() => lost.add(locale))
      .then(changed);
  return fillText(own ?? texts?.[key] ?? '', params);
}
