import { builtinModules } from 'node:module';
import { nodeNames } from './nodeNames.mjs';

/**
 * Checks a browser bundle: every import must resolve to a file of the same bundle, or to a known external. Published bundles
 * must also use nothing from Node, because sites' bundlers would look for it.
 */
export function browserOnly({ served = [], published = false } = {}) {
  return {
    name: 'browser-only',
    resolveId: (id) => (served.includes(id) ? { id, external: true } : null),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const outside = [...chunk.imports, ...chunk.dynamicImports].filter(
          (file) => !(file in bundle) && !served.includes(file),
        );
        if (outside.length)
          this.error(`${chunk.fileName} imports ${outside.join(', ')}, which no browser resolves`);
        for (const [name, start] of published ? nodeNames(this.parse(chunk.code)) : []) {
          const place = chunk.code.slice(Math.max(0, start - 60), start + 60);
          this.error(`${chunk.fileName} uses ${name}, which only Node has: … ${place} …`);
        }
      }
    },
  };
}

const alwaysFatal = ['UNRESOLVED_IMPORT', 'MISSING_EXPORT', 'MISSING_NODE_BUILTINS', 'CIRCULAR_CHUNK'];
const harmlessInPackages = [
  'CIRCULAR_DEPENDENCY',
  'INVALID_ANNOTATION',
  'MODULE_LEVEL_DIRECTIVE',
  'THIS_IS_UNDEFINED',
];

/** Stops the build on warnings that mean a broken bundle. Doesn't print harmless warnings of packages. */
export function strictLog(level, log, handler) {
  if (log.code === 'OPTIMIZE_CHUNK_STATUS') return;
  const inPackages = (log.ids ?? [log.id ?? '']).every((id) => id.includes('/node_modules/'));
  if (inPackages && harmlessInPackages.includes(log.code)) return;
  const isFatal = alwaysFatal.includes(log.code) || log.code === 'CIRCULAR_DEPENDENCY';
  handler(isFatal ? 'error' : level, log);
}

/** Node's built-in modules in both spellings, for bundles that run in Node. */
export const nodeBuiltins = [...builtinModules, ...builtinModules.map((name) => `node:${name}`)];
