import { posix } from 'node:path';

/** Pauses before a lost file is requested again, in ms. */
const PAUSES_MS = [300, 900];

/**
 * Calls a loader until it succeeds, a few times. Firefox before version 155 caches a failure, so there it keeps failing. Each
 * chunk has its own copy, named so that no module has the same name.
 */
const loadAgain = `const loadAgain$ = (load) => {
  let tried = load();
  for (const ms of ${JSON.stringify(PAUSES_MS)}) tried = tried.catch(() => new Promise((end) => setTimeout(end, ms)).then(load));
  return tried;
};`;

const IMPORT = /(?<=loadAgain\$\(\(\) => )import\('([^']+)'\)(?=\))/g;

/** A file and everything that a browser loads before it runs. */
function closureOf(chunks, file, closure = new Set()) {
  if (closure.has(file)) return closure;
  closure.add(file);
  for (const other of chunks[file]?.imports ?? []) closureOf(chunks, other, closure);
  return closure;
}

/**
 * Fetches a chunk that is imported on demand in parallel with all chunks that it needs: `import('./a.js')` becomes
 * `Promise.all([import('./a.js'), import('./needed.js')]).then(…)`. Leaves out chunks that the importing one has already
 * loaded. Requests a lost file again.
 */
export function dynamicImports() {
  return {
    name: 'dynamic-imports',
    intro: ({ dynamicImports }) => (dynamicImports.length ? loadAgain : ''),
    renderDynamicImport: () => ({ left: 'loadAgain$(() => import(', right: '))' }),
    renderChunk: {
      // Before the minifier, which renames variables.
      order: 'pre',
      handler(source, { fileName }, _options, { chunks }) {
        const folder = posix.dirname(fileName);
        const loaded = closureOf(chunks, fileName);
        // Every loader requests the session by itself.
        const isMissing = (file) => !loaded.has(file) && chunks[file]?.name !== 'session';
        const together = (first, path) => {
          const [, ...needed] = closureOf(chunks, posix.join(folder, path));
          const others = needed
            .filter(isMissing)
            .map((file) => `import('./${posix.relative(folder, file)}')`);
          return others.length
            ? `Promise.all([${first}, ${others.join(', ')}]).then((all) => all[0])`
            : first;
        };
        // Lines stay in place, so the source map still fits.
        return { code: source.replace(IMPORT, together), map: null };
      },
    },
  };
}
