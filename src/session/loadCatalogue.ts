import type { Catalogue } from '../atoms/translate.js';

/** The languages other than English, which is part of the interface. */
const LANGUAGES: Readonly<Record<string, () => Promise<Catalogue['texts']>>> = {};

/** The texts of a language: those of `de-AT`, else of `de`, else the fallback. */
export async function loadCatalogue(locale: string, spare: Catalogue): Promise<Catalogue> {
  for (const tag of [locale, locale.split('-')[0] ?? locale]) {
    const load = LANGUAGES[tag];
    if (load) return { locale, texts: { ...spare.texts, ...(await load()) } };
  }
  return spare;
}
