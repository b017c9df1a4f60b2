import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { at } from '../lib/files.mjs';
import { browserOnly } from './browserOnly.mjs';
import { inNode } from './inNode.mjs';
import { minify } from './minify.mjs';
import { pureEncoding } from './pureEncoding.mjs';
import { reactAsModules } from './reactAsModules.mjs';
import { shortNames } from './shortNames.mjs';
import { vanillaExtractShadow } from './vanillaExtractShadow.mjs';

const target = 'es2022';
const extensions = ['.mjs', '.js', '.ts', '.tsx', '.json'];
const compile = () => esbuild({ target, tsconfig: at('tsconfig.json') });

/** What every bundle for browsers passes through. */
export function browserPlugins({ production, served }) {
  const mode = JSON.stringify(production ? 'production' : 'development');
  return [
    browserOnly({ served, published: production }),
    vanillaExtractShadow({
      registry: at('src/styles/sheets.ts'),
      minify: production,
      identifiers: production ? shortNames() : 'debug',
    }),
    replace({
      preventAssignment: true,
      // jotai reads the mode of other bundlers.
      values: {
        'process.env.NODE_ENV': mode,
        'import.meta.env.MODE': mode,
        'import.meta.env': 'true',
        // Packages ask where they run, and bundlers of sites replace these as soon as they see them.
        'typeof process': '"undefined"',
        'typeof global': '"undefined"',
      },
    }),
    compile(),
    // Not preferring built-ins: `events` is a package here.
    resolve({ browser: true, preferBuiltins: false, extensions }),
    production && reactAsModules(),
    production && pureEncoding(),
    commonjs(),
    production && minify(),
  ];
}

/** What a bundle for Node passes through; it stays readable. */
export const nodePlugins = () => [
  inNode(),
  compile(),
  // WalletConnect brings an older `ws` along; one is enough.
  resolve({ preferBuiltins: true, extensions, dedupe: ['ws'] }),
  // `ws` goes without these, which clients of the tests happen to bring along.
  commonjs({ ignore: ['bufferutil', 'utf-8-validate'] }),
];
