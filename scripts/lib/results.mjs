import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { at } from './files.mjs';

const folder = '.cache/results';

/** The step whose result the tests of an engine are. */
export const stepOf = (engine) => (engine === 'chrome' ? 'wtr' : engine);

/** Where a runner writes what it counted: `{ passed, failed, skipped }`, and `repeated` where a test may be run twice. */
export function resultFile(name) {
  mkdirSync(at(folder), { recursive: true });
  return at(`${folder}/${name}.json`);
}

export const writeResult = (name, counts) => writeFileSync(resultFile(name), `${JSON.stringify(counts)}\n`);

export const forgetResult = (name) => rmSync(resultFile(name), { force: true });

/** What a step counted, undefined when it wrote nothing. */
export function readResult(name) {
  const text = existsSync(resultFile(name)) ? readFileSync(resultFile(name), 'utf8') : '';
  return text ? JSON.parse(text) : undefined;
}

/** The sum over the named steps, all that there are when none is named. */
export function sumResults(names = readdirSync(at(folder)).map((file) => file.replace(/\.json$/, ''))) {
  const sum = { passed: 0, failed: 0, skipped: 0, repeated: 0 };
  for (const name of names) {
    for (const [key, value] of Object.entries(readResult(name) ?? {})) sum[key] += value;
  }
  return sum;
}
