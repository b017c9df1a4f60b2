import { fillText } from '../../lib/text/fillText.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import { type ButtonTextKey, enButtons } from '../../locales/en/enButtons.js';
import { loadedLanguage, loadLanguage } from '../../locales/languages.js';
import { siteLocale } from '../../settings/siteLocale.js';
import { textLayers } from '../../settings/textLayers.js';

/** Locales whose texts failed to load in time. A button in another language is better than an empty one. */
const lost = new Set<string>();
/** The locale last shown in an element, kept until the next one has loaded. */
const spoken = new WeakMap<Element, string>();

/**
 * A text of the buttons in the language of an element, which may have its own `locale` and texts. Empty until its first
 * language has loaded, so that it never appears in another one; `changed` is then called.
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
