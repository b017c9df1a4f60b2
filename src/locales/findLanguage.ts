/** The languages that the modal speaks, by their tags (BCP 47). */
export const languageTags = [
  'en',
  'ar',
  'bn',
  'cs',
  'de',
  'es',
  'es-419',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
] as const;

/** A language that the modal speaks. */
export type LanguageTag = (typeof languageTags)[number];

const isTag = (tag: string): tag is LanguageTag => (languageTags as readonly string[]).includes(tag);

/** What the texts of a language are called: Spanish of America and Chinese have two, and Portuguese is that of Brazil. */
function tagOf({ language, region = '', script }: Intl.Locale): string {
  if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN';
  if (language === 'es') return ['ES', 'EA', 'IC', 'GQ', 'PH'].includes(region) ? 'es' : 'es-419';
  return language === 'pt' ? 'pt-BR' : language;
}

/**
 * Finds the language whose texts are those of a locale (RFC 4647 3.4, with the likely script and region of the locale):
 * `de` for `de-AT`, `zh-TW` for `zh-HK`. Undefined if there is none, also for Latin letters where the texts have others.
 */
export function findLanguage(locale: string): LanguageTag | undefined {
  const wanted = new Intl.Locale(locale).maximize();
  const tag = tagOf(wanted);
  const isLatin = (script = '') => script === 'Latn';
  if (!isTag(tag) || isLatin(wanted.script) !== isLatin(new Intl.Locale(tag).maximize().script))
    return undefined;
  return tag;
}
