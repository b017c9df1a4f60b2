import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { at, filesUnder } from '../../scripts/lib/files.mjs';

/** The TypeScript files of a folder as `{ path, text }`. */
export const readSources = (folder) =>
  filesUnder(folder, (path) => /\.tsx?$/.test(path)).map((path) => ({
    path,
    text: readFileSync(at(path), 'utf8'),
  }));

const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const isComment = (found) => found.startsWith('//') || found.startsWith('/*');
const blank = (found) => found.replace(/[^\n]/g, ' ');

/** The expressions in a template are code. */
const blankTemplate = (found) =>
  found.replace(/\$\{[^}]*\}|[^\n]/g, (part) => (part.startsWith('${') ? part : ' '));

/** The text with comments blanked. Offsets and lines stay. */
export const withoutComments = (text) =>
  text.replace(token, (found) => (isComment(found) ? blank(found) : found));

/** The same, with strings blanked too. */
export const withoutStrings = (text) =>
  text.replace(token, (found) => (found.startsWith('`') ? blankTemplate(found) : blank(found)));

export const lineOf = (text, offset) => text.slice(0, offset).split('\n').length;

const statement =
  /(?<=^|[;}\n])\s*(import|export)\s+(type\s+)?(?:([\w$*{}\s,]+?)\s+from\s+|(?=['"]))['"]([^'"]+)['"]|(typeof\s+)?\bimport\s*\(\s*['"]([^'"]+)['"]/g;

/** The exports that a clause imports: A and B for `{ a, type B as C }`, all for `*`. */
const namesIn = (clause = '') =>
  [...clause.replace(/\btype\s+(?=\w)/g, '').matchAll(/\*|(?<=[{,]\s*)\w+/g)].map(([name]) => name);

/**
 * The imports of a source: `{ id, kind, line, names }`, where kind is `static`, `types` or `lazy`. `import { type A }`
 * is static, because it still loads the file. The names of a lazy import are unknown.
 */
export function importsOf({ text }) {
  const code = withoutComments(text);
  return [...code.matchAll(statement)].map((match) => {
    const [found, , typeOnly, clause, id, ofType, lazyId] = match;
    const line = lineOf(code, match.index + found.length);
    if (id) return { id, kind: typeOnly ? 'types' : 'static', line, names: namesIn(clause) };
    return { id: lazyId, kind: ofType ? 'types' : 'lazy', line, names: [] };
  });
}

/** The path that a relative import resolves to, undefined when there is none. */
export function resolveImport(path, id, known) {
  const base = posix.join(posix.dirname(path), id).replace(/\.js$/, '');
  return [`${base}.ts`, `${base}.tsx`, `${base}.d.ts`, posix.join(posix.dirname(path), id)].find((file) =>
    known.has(file),
  );
}

/** The patterns that match none of the paths: exceptions for moved or removed files. */
export const unfit = (patterns, paths) =>
  patterns.filter((pattern) => !paths.some((path) => pattern.test(path))).map(String);

/** One text for all problems, one `file:line rule` each. */
export const describeProblems = (problems) =>
  ['', ...problems.map(({ path, line, rule }) => `${path}:${line} ${rule}`)].join('\n');
