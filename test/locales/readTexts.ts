import type { Message } from '../../src/lib/text/texts.js';
import { loadLanguage } from '../../src/locales/languages.js';

/** All texts of a language. */
export async function readTexts(tag: string): Promise<Readonly<Record<string, Message>>> {
  const { first, ...later } = await (await loadLanguage(tag)).parts();
  const texts = await Promise.all(Object.values(later).map((load) => load()));
  return Object.assign({}, first, ...texts);
}
