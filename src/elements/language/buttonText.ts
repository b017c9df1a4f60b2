import { fillText } from '../../lib/text/fillText.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import { type ButtonTextKey, enButtons } from '../../locales/en/enButtons.js';
import { loadedLanguage, loadLanguage } from '../../locales/languages.js';
import { siteLocale } from '../../settings/siteLocale.js';
import { textLayers } from '../../settings/textLayers.js';

/** The locales whose texts could not be loaded in time: a button in another language is better than one without words. */
const lost = new Set<string>();
/** The locale that an element has spoken last, which it speaks until the next one has loaded. */
const spoken = new WeakMap<Element, string>();

/**
 * A text of the buttons in the language of an element, which may have a `locale` and texts of its own. Empty until its first
 * language has loaded, so that no other one is seen; when one has, `changed` is called.
 */
export function buttonText(
  element: Element & { readonly locale?: string; readonly texts?: unknown },
  key: ButtonTextKey,
  params: Readonly<Record<string, string>>,
  changed: () => void,
): string {
  const wanted = siteLocale(element) ?? 'en';
  if (loadedLanguage(wanted)) spoken.set(element, wanted);
  else if (!lost.has(wanted))
    loadLanguage(wanted)
      .catch(() => lost.add(wanted))
      .then(changed);
  const locale = spoken.get(element) ?? wanted;
  const layers = textLayers(element.texts, locale).map((layer) => readFields(layer, [key])[key]);
  const own = layers.reverse().find((text) => typeof text === 'string');
  const texts = loadedLanguage(locale)?.buttons ?? (lost.has(locale) ? enButtons : undefined);
  return fillText(own ?? texts?.[key] ?? '', params);
}
