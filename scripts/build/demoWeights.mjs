import { writeFileSync } from 'node:fs';
import { readBundle } from '../lib/bundle.mjs';
import { at } from '../lib/files.mjs';

/** Writes `dist/demo/weights.json`: the compressed size of each product file, by its path in `dist`. */
export function writeDemoWeights() {
  const bundle = readBundle((file) => file === 'wallet-modal.js' || file.startsWith('chunks/'));
  const weights = [...bundle].map(([file, { gzip }]) => [file, gzip]);
  writeFileSync(at('dist/demo/weights.json'), `${JSON.stringify(Object.fromEntries(weights))}\n`);
}
