import { writeFileSync } from 'node:fs';
import { readBundle } from '../lib/bundle.mjs';
import { at } from '../lib/files.mjs';

/** Writes `demo/weights.json` into a build: the compressed size of each product file, by its path there. */
export function writeDemoWeights(dist = 'dist') {
  const bundle = readBundle((file) => file === 'wallet-modal.js' || file.startsWith('chunks/'), dist);
  const weights = [...bundle].map(([file, { gzip }]) => [file, gzip]);
  writeFileSync(at(`${dist}/demo/weights.json`), `${JSON.stringify(Object.fromEntries(weights))}\n`);
}
