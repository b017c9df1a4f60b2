import type { Services } from '../atoms/hostServices.js';
import { configAtom } from '../atoms/siteConfig.js';
import { catalogueAtom } from '../atoms/translate.js';
import type { Store } from '../atoms/util/store.js';
import type { Config } from '../lib/config.js';
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
  readonly readTextKeys: Services['readTextKeys'];
}

/** A language that the texts are shown in: the site's locale, or English where it has no texts. */
interface Opened {
  /** The site's locale. */
  readonly wanted: string;
  readonly locale: string;
  readonly parts: Parts;
}

/** The language that the settings name, or what is shown for want of it. */
interface Opening {
  readonly wanted: string;
  readonly language: Promise<Opened>;
  isLost: boolean;
}

/** Writes the texts of a store: all of one language, so that no view is half translated. `draw` shows a change at once. */
export function createTexts(
  store: Store,
  report: (error: WalletModalError) => void,
  load: (locale: string) => Promise<Pick<SpokenLanguage, 'locale' | 'parts'>>,
  draw: (change: () => void) => void,
): Texts {
  /** Undefined until somebody needs texts. */
  let opened: Opening | undefined;
  /** What is on screen is in. */
  let shown: Opened | undefined;
  /** The settings that are shown with it. */
  let said: Config | undefined;
  const needed = new Set<CatalogueName>();

  async function open(wanted: string, locale = wanted): Promise<Opened> {
    const language = await load(locale);
    return { wanted, locale: language.locale, parts: await language.parts() };
  }

  /**
   * The language that the settings name now. If it cannot be loaded, the last one stays, or English is the first; who needs
   * more texts tries again.
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

  /** Shows the texts of the first opening, those that were needed so far and these. Rejects if they cannot be loaded. */
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
    // A language that stays for want of another one keeps what the site says beside it.
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
