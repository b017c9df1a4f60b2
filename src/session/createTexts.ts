import type { Services } from '../atoms/hostServices.js';
import { configAtom } from '../atoms/siteConfig.js';
import { type Catalogue, catalogueAtom, laterTextsAtom } from '../atoms/translate.js';
import type { Store } from '../atoms/util/store.js';
import { WalletModalError } from '../lib/errors.js';
import { loadEnglish } from '../locales/en.js';
import { type Language, languages } from '../locales/languages.js';

/** The texts of one session, in the site's language where there is a translation. */
export interface Texts {
  /** Takes the English texts of the first opening, which fill gaps, and loads the language. Resolves when there is something to show. */
  set(english: Catalogue): Promise<void>;
  /** Loads the language that the settings name now, once there are English texts. */
  load(): Promise<void>;
  readonly loadTexts: Services['loadTexts'];
}

/** Writes the texts of a store. A language that cannot be loaded is reported, and English stays. */
export function createTexts(
  store: Store,
  report: (error: WalletModalError) => void,
  known: Readonly<Record<string, Language>> = languages,
): Texts {
  let english: Catalogue | undefined;
  let shownLocale: string | undefined;
  /** What is translated. */
  const parts = new Set<keyof Language>(['first']);

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

  /** The texts of a language: those of `de-AT`, else of `de`, else English. */
  async function loadCatalogue(locale: string, first: Catalogue): Promise<Catalogue> {
    const language = known[locale] ?? known[locale.split('-')[0] ?? locale];
    if (!language) return first;
    const texts = await Promise.all([...parts].map((name) => language[name]?.()));
    return { locale, texts: Object.assign({}, first.texts, ...texts) };
  }

  return {
    load,
    async set(catalogue) {
      if (english === catalogue) return;
      english = catalogue;
      store.set(catalogueAtom, catalogue);
      await load();
    },
    async loadTexts(names) {
      for (const name of names) parts.add(name);
      shownLocale = undefined;
      const [texts] = await Promise.all([Promise.all(names.map(loadEnglish)), load()]);
      store.set(laterTextsAtom, (later) => {
        const all = Object.assign({}, later, ...texts);
        // Whatever shows a text is drawn again when they change.
        return Object.keys(all).length > Object.keys(later).length ? all : later;
      });
    },
  };
}
