import { lineOf, readSources, withoutComments } from '../architecture/sources.mjs';

const groupOf = (key) => key.slice(0, key.indexOf('.'));

/** The keys that a catalogue itself defines. */
export const keysOf = (text) =>
  [...withoutComments(text).matchAll(/^ {2}'([\w.]+)':/gm)].map(([, key]) => key);

/** The keys of all catalogues. */
export const allKeys = new Set(readSources('src/locales').flatMap(({ text }) => keysOf(text)));
const groups = new Set([...allKeys].map(groupOf));

/** All strings in the code that look like a catalogue's key. `a.b.${c}` stands for all keys with that prefix. */
export function findUsedKeys({ path, text }) {
  const code = withoutComments(text);
  return [...code.matchAll(/(?<=['"`])([a-z]\w*(?:\.\w+)+)(?:['"`]|(\.)\$\{\w+\}`)/gi)]
    .filter(([, key]) => groups.has(groupOf(key)))
    .flatMap(({ 1: key, 2: dot, index }) =>
      (dot ? [...allKeys].filter((one) => one.startsWith(`${key}.`)) : [key]).map((one) => ({
        key: one,
        path,
        line: lineOf(code, index),
      })),
    );
}
