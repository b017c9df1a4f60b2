// The visible texts: the product's in English, and those of the sandbox's wallets.
import { bundled } from '../../tools/bundled.mjs';

const { englishTexts } = await bundled('test/support/englishTexts.ts');
const { texts } = await bundled('src/sandbox/texts.ts');

/** The texts of the sandbox's wallets. */
export const sandboxTexts = texts;

/** A text of the product by its key, with its placeholders filled. Throws for an unknown key. */
export function t(key, params = {}) {
  const message = englishTexts[key];
  if (message === undefined) throw new Error(`There is no text "${key}"`);
  const form = typeof message === 'string' ? message : message[params.count === 1 ? 'one' : 'other'];
  return form.replace(/\{(\w+)\}/g, (place, name) => params[name] ?? place);
}

const PLACE = /\\\{\w+\\\}/g;
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns of the English texts with filled placeholders. Texts without their own words are left out. */
export const englishForms = Object.values(englishTexts)
  .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)))
  .filter((text) => /[a-z]{3}/i.test(text.replace(/\{\w+\}/g, '')))
  .map((text) => new RegExp(`^${escaped(text).replace(PLACE, '.+')}$`));
