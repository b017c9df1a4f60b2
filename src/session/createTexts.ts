import type { Services } from '../atoms/hostServices.js';
import { configAtom } from '../atoms/siteConfig.js';
import { catalogueAtom } from '../atoms/translate.js';
import type { Store } from '../atoms/util/store.js';
import { WalletModalError } from '../lib/errors.js';
import type { Message } from '../lib/text/texts.js';
import type { SpokenLanguage } from '../locales/languages.js';
import type { CatalogueName, Parts } from '../locales/translation.js';

/** The texts of one session, in the site's language where there is a translation, else in English. */
export interface Texts {
  /** Loads the texts of the first opening. Rejects if neither the language nor English can be loaded. */
  loadFirst(): Promise<void>;
  /** Loads what is needed so far in the language that the settings name now. */
  followLocale(): Promise<void>;
  readonly loadTexts: Services['loadTexts'];
}

/** A language that the texts are shown in: the site's locale, or English where it has no texts. */
interface Opened {
  readonly locale: string;
  readonly parts: Parts;
}

/** Writes the texts of a store: all of one language, so that no view is half translated. */
export function createTexts(
  store: Store,
  report: (error: WalletModalError) => void,
  load: (locale: string) => Promise<Pick<SpokenLanguage, 'locale' | 'parts'>>,
): Texts {
  /** The language of the settings and its texts; undefined until somebody needs any. */
  let opened: { readonly wanted: string; readonly language: Promise<Opened> } | undefined;
  /** What is on screen is in. */
  let shown: Opened | undefined;
  const needed = new Set<CatalogueName>();

  async function open(locale: string): Promise<Opened> {
    const language = await load(locale);
    return { locale: language.locale, parts: await language.parts() };
  }

  /**
   * The language that the settings name now. If it cannot be loaded, the last one stays, or English is the first; the next
   * who needs texts tries again.
   */
  function present(): Promise<Opened> {
    const { locale } = store.get(configAtom);
    if (locale === opened?.wanted) return opened.language;
    const last = opened;
    const language = open(locale).catch((cause) => {
      if (opened?.wanted === locale) opened = last;
      report(lost(locale, cause));
      return last?.language ?? open('en');
    });
    opened = { wanted: locale, language };
    return language;
  }

  /** Shows the texts of the first opening, those that were needed so far and these. Rejects if they cannot be loaded. */
  async function show(names: readonly CatalogueName[]): Promise<void> {
    const wanted = store.get(configAtom).locale;
    const language = await present();
    if (language === shown && names.every((name) => needed.has(name))) return;
    const { locale, parts } = language;
    const loaded = [...new Set([...needed, ...names])].map((name) => parts[name]());
    const texts: readonly Readonly<Record<string, Message>>[] = await Promise.all(loaded);
    if (store.get(configAtom).locale !== wanted) return show(names);
    for (const name of names) needed.add(name);
    const isSame = language === shown;
    shown = language;
    store.set(catalogueAtom, (last) => ({
      locale,
      texts: Object.assign({}, isSame ? last?.texts : parts.first, ...texts),
    }));
  }

  return {
    loadFirst: () => show([]),
    async followLocale() {
      try {
        if (opened) await show([]);
      } catch (cause) {
        report(lost(store.get(configAtom).locale, cause));
      }
    },
    loadTexts: show,
  };
}

const lost = (locale: string, cause: unknown) =>
  new WalletModalError('load_failed', 'The texts could not be loaded.', { details: locale, cause });
