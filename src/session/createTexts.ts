import type { Services } from '../atoms/hostServices.js';
import { configAtom } from '../atoms/siteConfig.js';
import { catalogueAtom } from '../atoms/translate.js';
import type { Store } from '../atoms/util/store.js';
import type { Config } from '../lib/config.js';
import { WalletModalError } from '../lib/errors.js';
import type { Message } from '../lib/text/texts.js';
import type { SpokenLanguage } from '../locales/languages.js';
import type { CatalogueName, Parts } from '../locales/translation.js';

/** The texts of one session, in the site's language if there is a translation, otherwise in English. */
export interface Texts {
  /** Loads the texts for the first opening. Rejects if neither the language nor English can be loaded. */
  loadFirst(): Promise<void>;
  /** Loads the texts needed so far in the language of the present settings. */
  followLocale(): Promise<void>;
  readonly loadTexts: Services['loadTexts'];
  readonly readTextKeys: Services['readTextKeys'];
}

/** A loaded language: the site's locale, or English if there is no translation. */
interface Opened {
  /** The site's locale. */
  readonly wanted: string;
  readonly locale: string;
  readonly parts: Parts;
}

/** The language of the settings, or its replacement if it fails to load. */
interface Opening {
  readonly wanted: string;
  readonly language: Promise<Opened>;
  isLost: boolean;
}

/** Writes the store's texts, always all in one language, so that no view is half translated. `draw` shows a change at once. */
export function createTexts(
  store: Store,
  report: (error: WalletModalError) => void,
  load: (locale: string) => Promise<Pick<SpokenLanguage, 'locale' | 'parts'>>,
  draw: (change: () => void) => void,
): Texts {
  /** Undefined until texts are first needed. */
  let opened: Opening | undefined;
  /** The language on screen. */
  let shown: Opened | undefined;
  /** The settings that were applied with it. */
  let said: Config | undefined;
  const needed = new Set<CatalogueName>();

  async function open(wanted: string, locale = wanted): Promise<Opened> {
    const language = await load(locale);
    return { wanted, locale: language.locale, parts: await language.parts() };
  }

  /**
   * The language of the present settings. If it fails to load, the last one stays, or English if there is none. The next
   * request for texts tries again.
   */
  function present(isNeeded: boolean): Promise<Opened> {
    const { locale } = store.get(configAtom);
    const last = opened;
    if (last?.wanted === locale && !(last.isLost && isNeeded)) return last.language;
    const opening: Opening = {
      wanted: locale,
      isLost: false,
      language: open(locale).catch((cause) => {
        opening.isLost = true;
        if (last?.wanted !== locale) report(lost(locale, cause));
        const english = () => open(locale, 'en');
        return last ? last.language.catch(english) : english();
      }),
    };
    opened = opening;
    return opening.language;
  }

  /** Shows the texts for the first opening, those needed so far and the given ones. Rejects if loading fails. */
  async function show(names: readonly CatalogueName[], isNeeded = true): Promise<void> {
    const wanted = store.get(configAtom).locale;
    const language = await present(isNeeded);
    const isSame = language === shown && store.get(configAtom) === said;
    if (isSame && names.every((name) => needed.has(name))) return;
    const { locale, parts } = language;
    const loaded = [...new Set([...needed, ...names])].map((name) => parts[name]());
    const texts: readonly Readonly<Record<string, Message>>[] = await Promise.all(loaded);
    const config = store.get(configAtom);
    if (config.locale !== wanted) return show(names, isNeeded);
    for (const name of names) needed.add(name);
    const last = language === shown ? store.get(catalogueAtom)?.texts : parts.first;
    // A language that stays because another failed to load keeps its site settings, too.
    const site = language.wanted === wanted ? config : store.get(catalogueAtom)?.site;
    shown = language;
    said = config;
    draw(() => store.set(catalogueAtom, { locale, site, texts: Object.assign({}, last, ...texts) }));
  }

  return {
    loadFirst: () => show([]),
    async followLocale() {
      try {
        if (opened) await show([], false);
      } catch (cause) {
        report(lost(store.get(configAtom).locale, cause));
      }
    },
    loadTexts: (names) => show(names),
    async readTextKeys() {
      const { first, ...later } = (await present(false)).parts;
      const texts = await Promise.all(Object.values(later).map((read) => read()));
      return [first, ...texts].flatMap(Object.keys);
    },
  };
}

const lost = (locale: string, cause: unknown) =>
  new WalletModalError('load_failed', 'The texts could not be loaded.', { details: locale, cause });
