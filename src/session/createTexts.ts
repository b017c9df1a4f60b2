import { configAtom } from '../atoms/siteConfig.js';
import { type Catalogue, catalogueAtom } from '../atoms/translate.js';
import type { Store } from '../atoms/util/store.js';
import { WalletModalError } from '../lib/errors.js';

/** The languages other than English, which is part of the interface. */
const LANGUAGES: Readonly<Record<string, () => Promise<Catalogue['texts']>>> = {};

/** The texts of one session, in the site's language where there is a translation. */
export interface Texts {
  /** Takes the English texts, which fill gaps, and loads the language. Resolves when there is something to show. */
  set(english: Catalogue): Promise<void>;
  /** Loads the language that the settings name now, once there are English texts. */
  load(): Promise<void>;
}

/** Writes the catalogue of a store. A language that cannot be loaded is reported, and English stays. */
export function createTexts(store: Store, report: (error: WalletModalError) => void): Texts {
  let english: Catalogue | undefined;
  let shownLocale: string | undefined;

  async function load() {
    const { locale } = store.get(configAtom);
    if (!english || locale === shownLocale) return;
    shownLocale = locale;
    try {
      const catalogue = await loadCatalogue(locale, english);
      if (locale === shownLocale) store.set(catalogueAtom, catalogue);
    } catch (cause) {
      shownLocale = undefined;
      report(
        new WalletModalError('load_failed', 'The texts could not be loaded.', { details: locale, cause }),
      );
    }
  }

  return {
    load,
    async set(catalogue) {
      if (english === catalogue) return;
      english = catalogue;
      store.set(catalogueAtom, catalogue);
      await load();
    },
  };
}

/** The texts of a language: those of `de-AT`, else of `de`, else English. */
async function loadCatalogue(locale: string, english: Catalogue): Promise<Catalogue> {
  for (const tag of [locale, locale.split('-')[0] ?? locale]) {
    const loadLanguage = LANGUAGES[tag];
    if (loadLanguage) return { locale, texts: { ...english.texts, ...(await loadLanguage()) } };
  }
  return english;
}
