import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from './files.mjs';

const folder = '.cache/results';
const fileOf = (name) => at(`${folder}/${name}.json`);

/** Keeps what a runner counted: `{ passed, failed, skipped }`. */
export function writeResult(name, counts) {
  mkdirSync(at(folder), { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(counts)}\n`);
}

/** What a runner counted, undefined when it wrote nothing. */
export const readResult = (name) =>
  existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : undefined;
