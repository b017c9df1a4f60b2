/** The modal's languages, by their tags (BCP 47). */
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

/** A language of the modal. */
export type LanguageTag = (typeof languageTags)[number];

const isTag = (tag: string): tag is LanguageTag => (languageTags as readonly string[]).includes(tag);

/** Languages that ISO 639-3 groups under Chinese, without Cantonese, which is mostly written with other characters. */
const CHINESE = /^(c(do|jy|mn|[ns]p|px|z[ho])|gan|hak|hnm|hsn|luh|mnp|nan|sjc|wuu)\b/;
/** Languages that ISO 639-3 groups under Arabic and that use its script. */
const ARABIC = /^(a(ao|b[hv]|c[mqwx]|df|e[bc]|fb|jp|p[cd]|r[bqsyz]|uz|vl|y[hlnp])|shu|ssh)\b/;
/** Regions that use Latin American Spanish. */
const AMERICA =
  /\d|A[GIRW]|B[BLMOQRSZ]|C[ALORUW]|D[MO]|EC|FK|G[DFLPTY]|H[NT]|JM|K[NY]|LC|M[FQSX]|NI|P[AEMRY]|S[RVX]|T[CT]|U[SY]|V[CEGI]/;

/**
 * The standard language for readers of a related one, because older browsers know neither the relation nor the script. Southern
 * Min is mostly written in Taiwan.
 */
const standardOf = (locale: string) =>
  locale
    .replace(/^nan(?!-[A-Z])/, 'zh-TW')
    .replace(CHINESE, 'zh')
    .replace(ARABIC, 'ar')
    .replace(/^(pes|prs)\b/, 'fa')
    .replace(/^z[ls]m\b/, 'ms');

/** The tag of a language's texts. Spanish and Chinese have two; Portuguese is Brazilian. */
function tagOf({ language, region = '', script }: Intl.Locale): string {
  if (script === 'Hant') return 'zh-TW';
  if (script === 'Hans') return 'zh-CN';
  if (language === 'es') return AMERICA.test(region) ? 'es-419' : 'es';
  return language === 'pt' ? 'pt-BR' : language;
}

/**
 * Finds the language for a locale (RFC 4647 3.4, with the locale's likely script and region): `de` for `de-AT`, `zh-TW` for
 * `zh-HK`. Undefined if there is none, or if only one of the two uses Latin script.
 */
export function findLanguage(locale: string): LanguageTag | undefined {
  const wanted = new Intl.Locale(standardOf(locale)).maximize();
  const tag = tagOf(wanted);
  const isLatin = (script = '') => script === 'Latn';
  if (!isTag(tag) || isLatin(wanted.script) !== isLatin(new Intl.Locale(tag).maximize().script))
    return undefined;
  return tag;
}
