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

/** What ISO 639-3 counts among Arabic, of the languages in Arabic letters. */
const ARABIC = /^(a([bcdfpry].|ao|e[bc]|jp|uz|vl)|shu|ssh)$/;
/** Where Spanish is that of America. */
const AMERICA =
  /\d|A[GIRW]|B[BLMOQRSZ]|C[ALORUW]|D[MO]|EC|FK|G[DFLPTY]|H[NT]|JM|K[NY]|LC|M[FQSX]|NI|P[AEMRY]|S[RVX]|T[CT]|U[SY]|V[CEGI]/;

/**
 * What the texts of a language are called: Spanish and Chinese have two, and Portuguese is that of Brazil. Who reads a kind of
 * Chinese, Arabic or Malay reads the standard language.
 */
function tagOf({ language, region = '', script }: Intl.Locale): string {
  if (script === 'Hant') return 'zh-TW';
  if (script === 'Hans') return 'zh-CN';
  if (script === 'Arab' && ARABIC.test(language)) return 'ar';
  if (language === 'es') return AMERICA.test(region) ? 'es-419' : 'es';
  if (language === 'pt') return 'pt-BR';
  return language === 'zlm' ? 'ms' : language;
}

/**
 * Finds the language whose texts are those of a locale (RFC 4647 3.4, with the likely script and region of the locale):
 * `de` for `de-AT`, `zh-TW` for `zh-HK`. Undefined if there is none, also for Latin letters where the texts have others.
 */
export function findLanguage(locale: string): LanguageTag | undefined {
  // Southern Min is mostly written in Taiwan.
  const wanted = new Intl.Locale(locale.replace(/^nan$/, '$&-TW')).maximize();
  const tag = tagOf(wanted);
  const isLatin = (script = '') => script === 'Latn';
  if (!isTag(tag) || isLatin(wanted.script) !== isLatin(new Intl.Locale(tag).maximize().script))
    return undefined;
  return tag;
}
