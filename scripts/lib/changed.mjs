import { execFileSync } from 'node:child_process';
import { importsOf, resolveImport } from '../../test/architecture/sources.mjs';
import { at, filesUnder, readText } from './files.mjs';

/** A change to these files may affect any test. */
const WHOLE = /^(scripts\/|test\/(tools|support\/setup)|package(-lock)?\.json$|[^/]+\.config\.mjs$|tsconfig)/;

/** Tests in these folders read all sources, and take a few seconds. */
const ALWAYS = /^test\/(architecture|surface)\/.*\.node\.mjs$/;

const isTest = (path) => /\.(unit\.test|test|node)\.(tsx?|mjs)$/.test(path);
const isCode = (path) => /\.(tsx?|mjs)$/.test(path);

/** Files named by their path in the checkout, such as those that a test bundles or reads. */
const NAMED = /['"`]([\w-]+(?:\/[\w.-]+)*\.\w+)['"`]/g;

const git = (...args) =>
  execFileSync('git', args, { cwd: at(), encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that differ from the branch point on main, including uncommitted ones. */
export const changedFiles = () => [
  ...git('diff', '--name-only', '--merge-base', 'main'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** The tests in Node and in pages that a change affects. Undefined means all of them. */
export function testsReachedBy(changed, texts = readTexts()) {
  if (changed.some((path) => WHOLE.test(path))) return undefined;
  const users = usersOf(texts);
  const reached = new Set(changed);
  // Iterating over a set includes the items added meanwhile.
  for (const path of reached) for (const user of users.get(path) ?? []) reached.add(user);
  return [...texts.keys()].filter((path) => isTest(path) && (reached.has(path) || ALWAYS.test(path)));
}

const readTexts = () =>
  new Map(
    ['src', 'site', 'test', 'scripts']
      .flatMap((folder) => filesUnder(folder, isCode))
      .map((path) => [path, readText(path)]),
  );

/** For each file, the files that import it or name its path. */
function usersOf(texts) {
  const users = new Map();
  for (const [path, text] of texts) {
    const imported = importsOf({ text })
      // The compiler checks types. Lazily loaded sources have tests of their own, and journeys test both together.
      .filter(({ kind }) => kind === 'static' || (kind === 'lazy' && path.startsWith('test/')))
      .map(({ id }) => resolveImport(path, id, texts));
    const named = [...text.matchAll(NAMED)].map(([, name]) => name);
    for (const used of [...imported, ...named]) {
      if (used) users.set(used, [...(users.get(used) ?? []), path]);
    }
  }
  return users;
}
