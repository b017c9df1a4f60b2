import { atom } from 'jotai/vanilla';
import type { Config } from '../lib/config.js';
import { formatMessage, type Message, type MessageParams, textDirection } from '../lib/text/texts.js';
import { ownValue } from '../lib/untrusted/ownValue.js';
import { configAtom } from './siteConfig.js';

/** The site's language settings. */
type SiteLanguage = Pick<Config, 'locale' | 'direction' | 'texts'>;

export interface Catalogue {
  /** The language of the texts (BCP 47). */
  readonly locale: string;
  /** The site's settings that apply together with these texts, once they have loaded. */
  readonly site?: SiteLanguage | undefined;
  readonly texts: Readonly<Record<string, Message>>;
}

/** The texts of the chosen language that have loaded, or null while the first load. Written by `session/createTexts.ts` only. */
export const catalogueAtom = atom<Catalogue | null>(null);

export type Translate = (key: string, params?: MessageParams) => string;

function isMessage(value: unknown): value is Message {
  if (typeof value === 'string') return true;
  const forms = Object.entries(value ?? {});
  return forms.some(([name]) => name === 'other') && forms.every(([, form]) => typeof form === 'string');
}

const siteLanguageAtom = atom((get): SiteLanguage => get(catalogueAtom)?.site ?? get(configAtom));

/**
 * The language of numbers, and the declared language of the texts. A page with its own texts keeps its own language: next to
 * them, an English 1.500 would read as fifteen hundred.
 */
export const localeAtom = atom((get) => {
  const { texts, locale } = get(siteLanguageAtom);
  return Object.keys(texts).length > 0 ? locale : (get(catalogueAtom)?.locale ?? locale);
});

/** The text direction: the language's, unless a page with its own texts sets one. */
export const textDirectionAtom = atom((get) => {
  const { texts, direction } = get(siteLanguageAtom);
  const isOwn = Object.keys(texts).length > 0;
  return (isOwn ? direction : undefined) ?? textDirection(get(localeAtom));
});

/**
 * Returns the text for a key: the page's own, or the language's. Empty while its catalogue is still loading, because a visitor
 * should never see a key. The key itself before any catalogue has loaded, when nothing is shown.
 */
export const translateAtom = atom((get): Translate => {
  const { texts } = get(siteLanguageAtom);
  const catalogue = get(catalogueAtom);
  const locale = get(localeAtom);
  return (key, params = {}) => {
    const own = ownValue(texts, key);
    const message = isMessage(own) ? own : ownValue(catalogue?.texts ?? {}, key);
    if (message === undefined) return catalogue ? '' : key;
    return formatMessage(message, params, locale);
  };
});
