import { build } from 'esbuild';
import { at, filesUnder, readText } from '../lib/files.mjs';

/** The folder of a language. */
export const folderOf = (tag) => `src/locales/${tag}`;

/** The prefix of a language's file names and exports: `ptBR` for `pt-BR`. */
export const prefixOf = (tag) => tag.replaceAll('-', '');

/** The tags of the existing languages, English first. */
export function findTags() {
  const folders = filesUnder('src/locales', (path) => path.endsWith('Parts.ts')).map(
    (path) => path.split('/')[2],
  );
  return ['en', ...folders.filter((tag) => tag !== 'en').sort()];
}

/** The tags in `findLanguage.ts`, in order. */
export const findListed = () =>
  [...readText('src/locales/findLanguage.ts').matchAll(/^ {2}'([\w-]+)',$/gm)].map(([, tag]) => tag);

/** The places that don't list a language yet although its folder exists, one per line. */
export function unlisted(tag) {
  const loader = `'./${tag}/${prefixOf(tag)}.js'`;
  return [
    ...(findListed().includes(tag) ? [] : [`${tag} is missing in src/locales/findLanguage.ts`]),
    ...(tag === 'en' || readText('src/locales/languages.ts').includes(loader)
      ? []
      : [`${tag} is missing in src/locales/languages.ts`]),
  ];
}

/** The texts of a language by part. Rejects if its files can't be read. */
export async function readLanguage(tag) {
  const prefix = prefixOf(tag);
  const { outputFiles } = await build({
    entryPoints: [at(`${folderOf(tag)}/${prefix}Parts.ts`)],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const { [`${prefix}Parts`]: parts } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  const loaded = Object.entries(parts).map(async ([name, part]) => [
    name,
    typeof part === 'function' ? await part() : part,
  ]);
  return Object.fromEntries(await Promise.all(loaded));
}
