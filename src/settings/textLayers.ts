import { readFields } from '../lib/untrusted/readFields.js';
import { findLanguage } from '../locales/findLanguage.js';

/**
 * The page's own texts for a locale, as given: first those for every language, then those by language tag, the closest
 * last.
 */
export function textLayers(texts: unknown, locale: string): readonly unknown[] {
  const tags = [locale.split('-', 1).join(), findLanguage(locale) ?? 'en', locale];
  const byTag = readFields(texts, tags);
  return [texts, ...tags.map((tag) => byTag[tag])];
}
