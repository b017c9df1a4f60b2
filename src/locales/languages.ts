import { en } from './en/en.js';
import { findLanguage, type LanguageTag } from './findLanguage.js';
import { loadInTime } from './loadInTime.js';
import type { Language } from './translation.js';

/** The loaders of the languages that aren't part of the entry. */
const loaders: Readonly<Record<Exclude<LanguageTag, 'en'>, () => Promise<Language>>> = {
  ar: async () => (await import('./ar/ar.js')).ar,
  bn: async () => (await import('./bn/bn.js')).bn,
  cs: async () => (await import('./cs/cs.js')).cs,
  de: async () => (await import('./de/de.js')).de,
  es: async () => (await import('./es/es.js')).es,
  'es-419': async () => (await import('./es-419/es419.js')).es419,
  fa: async () => (await import('./fa/fa.js')).fa,
  fr: async () => (await import('./fr/fr.js')).fr,
  he: async () => (await import('./he/he.js')).he,
  hi: async () => (await import('./hi/hi.js')).hi,
  id: async () => (await import('./id/id.js')).id,
  it: async () => (await import('./it/it.js')).it,
  ja: async () => (await import('./ja/ja.js')).ja,
  ko: async () => (await import('./ko/ko.js')).ko,
  ms: async () => (await import('./ms/ms.js')).ms,
  nl: async () => (await import('./nl/nl.js')).nl,
  pl: async () => (await import('./pl/pl.js')).pl,
  'pt-BR': async () => (await import('./pt-BR/ptBR.js')).ptBR,
  ru: async () => (await import('./ru/ru.js')).ru,
  sv: async () => (await import('./sv/sv.js')).sv,
  th: async () => (await import('./th/th.js')).th,
  tr: async () => (await import('./tr/tr.js')).tr,
  uk: async () => (await import('./uk/uk.js')).uk,
  vi: async () => (await import('./vi/vi.js')).vi,
  'zh-CN': async () => (await import('./zh-CN/zhCN.js')).zhCN,
  'zh-TW': async () => (await import('./zh-TW/zhTW.js')).zhTW,
};

/** The loaded languages. */
const loaded: Partial<Record<LanguageTag, Language>> = { en };

/** The language of a locale, or English if the locale isn't supported. Undefined if it hasn't loaded yet. */
export const loadedLanguage = (locale: string): Language | undefined => loaded[findLanguage(locale) ?? 'en'];

/** The loaders in use, shared between callers. */
const asked: Partial<Record<LanguageTag, () => Promise<Language>>> = {};

/** A language, and the locale for its texts: the requested one, or English if that isn't supported. */
export interface SpokenLanguage extends Language {
  readonly locale: string;
}

/** Loads the language of a locale, or English if the locale isn't supported. Rejects if loading fails or takes too long. */
export async function loadLanguage(locale: string): Promise<SpokenLanguage> {
  const tag = findLanguage(locale);
  // English has no deadline, because nothing can replace it.
  if (!tag || tag === 'en') return { ...en, locale: tag ? locale : 'en' };
  asked[tag] ??= loadInTime(async () => {
    const { buttons, parts } = await loaders[tag]();
    loaded[tag] = { buttons, parts: loadInTime(parts) };
    return loaded[tag];
  });
  // Browsers don't know every tag. With an unknown one, they would format numbers in another language.
  const [known = tag] = Intl.NumberFormat.supportedLocalesOf(locale);
  return { ...(await asked[tag]()), locale: known };
}
