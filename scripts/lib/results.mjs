import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { at } from './files.mjs';

const folder = '.cache/results';
const filesFolder = '.cache/results-by-file';

/** The step whose result the tests of an engine are. */
export const stepOf = (engine) => (engine === 'chrome' ? 'wtr' : engine);

function fileIn(parent, name) {
  mkdirSync(at(parent), { recursive: true });
  return at(`${parent}/${name}.json`);
}

function readJson(path) {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return text ? JSON.parse(text) : undefined;
}

const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value)}\n`);

/** Where a runner writes what it counted: `{ passed, failed, skipped }`, and `repeated` where a test may be run twice. */
export const resultFile = (name) => fileIn(folder, name);

export const writeResult = (name, counts) => writeJson(resultFile(name), counts);

/** What a step counted, undefined when it wrote nothing. */
export const readResult = (name) => readJson(resultFile(name));

/** Writes what each test file of a step counted: an object of counts by path. */
export const writeFileResults = (name, files) => writeJson(fileIn(filesFolder, name), files);

export const readFileResults = (name) => readJson(fileIn(filesFolder, name)) ?? {};

export function forgetResult(name) {
  for (const parent of [folder, filesFolder]) rmSync(fileIn(parent, name), { force: true });
}

/** The sum over the named steps, all that there are when none is named. */
export function sumResults(names = readdirSync(at(folder)).map((file) => file.replace(/\.json$/, ''))) {
  const sum = { passed: 0, failed: 0, skipped: 0, repeated: 0 };
  for (const name of names) {
    for (const [key, value] of Object.entries(readResult(name) ?? {})) sum[key] += value;
  }
  return sum;
}
