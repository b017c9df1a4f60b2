import { builtinModules } from 'node:module';
import { at } from '../lib/files.mjs';
import { nodeNames } from './nodeNames.mjs';

/**
 * WalletConnect's own storage reads `localStorage` on import, which throws where that is denied, takes over keys of
 * other libraries, and persists even when nothing should be remembered. Its client always gets another storage.
 */
const OWN_STORAGE = '@walletconnect/keyvaluestorage';
const noOwnStorage = `export class KeyValueStorage {
  constructor() {
    throw new Error('A storage is to be given to this client.');
  }
}
export default KeyValueStorage;`;

/**
 * WalletConnect uses viem to verify the signer of a message, in one case alone. All pages would load viem and a curve for
 * it, so it gets a function that loads them. For the same case it needs a little of Node's `Buffer`.
 */
const USES_MORE = /\/@walletconnect\/utils\/dist\//;
const recovery = at('scripts/build/walletconnect/recoverAddress.mjs');
const bufferLike = `import { BufferLike } from ${JSON.stringify(at('scripts/build/walletconnect/bufferLike.mjs'))};`;

/**
 * WalletConnect's code for Node and React Native: its socket looks for a package where there is no WebSocket, and it
 * uses their globals. All of it first checks whether they exist, or is for networks that we do not support.
 */
const OF_WALLET_CONNECT = /\/@walletconnect\/[\w-]+\/dist\//;
function inBrowsers(code, id) {
  const usesMore = USES_MORE.test(id);
  const plain = code
    .replaceAll('require("ws")', 'undefined')
    .replace(/(?<![\w.$])global(?=[.=!<?]|:typeof)/g, 'globalThis')
    .replace(/(?<![\w.$])Buffer(?=[.<])/g, usesMore ? 'BufferLike' : 'globalThis.Buffer');
  return usesMore ? `${bufferLike}${plain}` : plain;
}

/**
 * WalletConnect tells requests of the same millisecond apart by three random digits. Once in a thousand times, the two
 * requests of a code that also signs in got the same number, and the code led nowhere. Counting makes them differ.
 */
const NUMBERS_REQUESTS = /\/@walletconnect\/jsonrpc-utils\/dist\/esm\/format\.js$/;
const RANDOM_DIGITS = 'Math.floor(Math.random() * Math.pow(10, entropy))';
function countRequests(code) {
  if (!code.includes(RANDOM_DIGITS)) throw new Error('WalletConnect numbers its requests in another way.');
  const counted = code.replace(RANDOM_DIGITS, 'requests++ % Math.pow(10, entropy)');
  return `let requests = Math.floor(Math.random() * 1000);\n${counted}`;
}

/**
 * What a browser bundle must be: every import resolves to a file of the same bundle, or to a known external. Published
 * bundles also use nothing from Node, which the sites' bundlers would look for.
 */
export function browserOnly({ served = [], published = false } = {}) {
  return {
    name: 'browser-only',
    resolveId(id, importer) {
      if (served.includes(id)) return { id, external: true };
      if (id === OWN_STORAGE) return `\0${id}`;
      if (id === 'viem' && USES_MORE.test(importer ?? '')) return recovery;
      // multiformats (of WalletConnect) names its browser file in a field that node-resolve ignores beside `exports`.
      if (id === './hashes/sha2.js' && importer?.includes('/multiformats/')) {
        return importer.replace(/basics\.js$/, 'hashes/sha2-browser.js');
      }
      return null;
    },
    load: (id) => (id === `\0${OWN_STORAGE}` ? noOwnStorage : null),
    transform(code, id) {
      if (NUMBERS_REQUESTS.test(id)) return { code: countRequests(code), map: null };
      return OF_WALLET_CONNECT.test(id) ? { code: inBrowsers(code, id), map: null } : null;
    },
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

/** Warnings that mean a broken bundle stop the build. Harmless habits of packages are not printed. */
export function strictLog(level, log, handler) {
  if (log.code === 'OPTIMIZE_CHUNK_STATUS') return;
  const inPackages = (log.ids ?? [log.id ?? '']).every((id) => id.includes('/node_modules/'));
  if (inPackages && harmlessInPackages.includes(log.code)) return;
  const isFatal = alwaysFatal.includes(log.code) || log.code === 'CIRCULAR_DEPENDENCY';
  handler(isFatal ? 'error' : level, log);
}

/** Node's built-in modules in both spellings, for bundles that run there. */
export const nodeBuiltins = [...builtinModules, ...builtinModules.map((name) => `node:${name}`)];
