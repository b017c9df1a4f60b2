import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'rollup/parseAst';
import { at, filesUnder } from './files.mjs';

/** Returns `view-swap` for `chunks/view-swap-DAveh_x.js`. */
export const chunkName = (file) => posix.basename(file, '.js').replace(/-[\w-]{7}$/, '');

/**
 * The built files under `dist` whose path passes the filter, as a browser sees them: their compressed size (gzip -9) and the
 * files that they load before they run.
 */
export function readBundle(accepts, dist = 'dist') {
  const files = filesUnder(dist, (path) => path.endsWith('.js') && accepts(path.slice(dist.length + 1)));
  return new Map(
    files.map((path) => {
      const file = path.slice(dist.length + 1);
      const code = readFileSync(at(path));
      const imports = parseAst(String(code))
        .body.filter((node) => /^(Import|Export)/.test(node.type) && node.source)
        .map((node) => posix.join(posix.dirname(file), node.source.value));
      return [file, { file, gzip: gzipSync(code, { level: 9 }).length, imports }];
    }),
  );
}

/** A file and everything that it loads before it runs. */
export function closureOf(bundle, file, closure = new Set()) {
  if (closure.has(file)) return closure;
  closure.add(file);
  const entry = bundle.get(file);
  if (!entry) throw new Error(`dist has no ${file}`);
  for (const other of entry.imports) closureOf(bundle, other, closure);
  return closure;
}
