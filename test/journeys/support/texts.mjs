// The words that people read: of the product in English, and of the sandbox's wallets.

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

async function load(path) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../../src/${path}`, import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

const [{ en }, { texts }] = await Promise.all([load('locales/en.ts'), load('sandbox/texts.ts')]);

/** The texts of the sandbox's wallets. */
export const sandboxTexts = texts;

/** A text of the product by its key, its places filled. Throws for a key that there is not. */
export function t(key, params = {}) {
  const message = en[key];
  if (message === undefined) throw new Error(`There is no text "${key}"`);
  const form = typeof message === 'string' ? message : message[params.count === 1 ? 'one' : 'other'];
  return form.replace(/\{(\w+)\}/g, (place, name) => params[name] ?? place);
}
