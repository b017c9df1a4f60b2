import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { at } from '../lib/files.mjs';
import { browserOnly } from './browserOnly.mjs';
import { guardBuiltins } from './guardBuiltins.mjs';
import { inNode } from './inNode.mjs';
import { laterSizes } from './laterSizes.mjs';
import { minify } from './minify.mjs';
import { minifyQuickly } from './minifyQuickly.mjs';
import { pureConstants } from './pureConstants.mjs';
import { reactAsModules } from './reactAsModules.mjs';
import { shuffled } from './shuffled.mjs';
import { vanillaExtractShadow } from './vanillaExtractShadow.mjs';
import { walletConnectInBrowsers } from './walletconnect/walletConnectInBrowsers.mjs';

const target = 'es2022';
const extensions = ['.mjs', '.js', '.ts', '.tsx', '.json'];
const compile = () => esbuild({ target, tsconfig: at('tsconfig.json') });

const VUE_FLAGS = {
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};

/**
 * The plugins of every bundle for browsers. Published bundles are also checked, and minified as far as possible, which takes
 * most of the time.
 */
export function browserPlugins({ production, published = production, served }) {
  const mode = JSON.stringify(production ? 'production' : 'development');
  return [
    process.env.SHUFFLED && shuffled(),
    browserOnly({ served, published }),
    walletConnectInBrowsers(),
    vanillaExtractShadow({
      registry: at('src/styles/sheets.ts'),
      minify: production,
      identifiers: production ? 'short' : 'debug',
    }),
    replace({
      preventAssignment: true,
      // jotai reads the mode as set by other bundlers.
      values: {
        'process.env.NODE_ENV': mode,
        'import.meta.env.MODE': mode,
        'import.meta.env': 'true',
        // Packages check where they run, and sites' bundlers would replace these checks.
        'typeof process': '"undefined"',
        'typeof global': '"undefined"',
        // The page's own Buffer may differ from the one that packages expect.
        'globalThis.Buffer': 'undefined',
        // In tests, Vue complains if these are missing.
        ...(production ? {} : VUE_FLAGS),
      },
    }),
    compile(),
    // Doesn't prefer built-ins, because `events` is a package here.
    resolve({ browser: true, preferBuiltins: false, extensions }),
    production && reactAsModules(),
    production && pureConstants(),
    laterSizes(),
    commonjs(),
    guardBuiltins(),
    production && (published ? minify() : minifyQuickly()),
  ];
}

/** The plugins of a bundle for Node. Not minified. */
export const nodePlugins = () => [
  process.env.SHUFFLED && shuffled(),
  inNode(),
  compile(),
  // WalletConnect depends on an older `ws`. One version is enough.
  resolve({ preferBuiltins: true, extensions, dedupe: ['ws'] }),
  pureConstants(),
  // Optional dependencies of `ws` that the test clients happen to install.
  commonjs({ ignore: ['bufferutil', 'utf-8-validate'] }),
];
