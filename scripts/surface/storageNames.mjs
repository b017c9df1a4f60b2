import { filesUnder, readText } from '../lib/files.mjs';

/** The text of all sources, without the sandbox and without comments. */
export const productText = () =>
  filesUnder('src', (path) => /\.tsx?$/.test(path) && !path.startsWith('src/sandbox'))
    .map(readText)
    .join('\n')
    .replace(/^\s*(\/\/|\/?\*).*$/gm, '');

/** The names of storage keys, without the prefix. */
export function storageNames(text = productText()) {
  const found = (pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
  const names = [
    ...found(/\bstorageKey\('([\w-]+)'\)/g),
    ...found(/\bownKey\('(\w+)'\)/g),
    ...found(/`\$\{mark\}\/(\w+)`/g).map((name) => `transactions/${name}`),
  ];
  return [...new Set(names)].sort();
}
