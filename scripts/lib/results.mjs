import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { at, fromRoot } from './files.mjs';

const folder = '.cache/results';
const filesFolder = '.cache/results-by-file';

function fileIn(parent, name) {
  mkdirSync(at(parent), { recursive: true });
  return at(`${parent}/${name}.json`);
}

function readJson(path) {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return text ? JSON.parse(text) : undefined;
}

const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value)}\n`);

/** A step's counts: `{ passed, failed, skipped }`, and `repeated`, the names of tests that ran twice. */
const resultFile = (name) => fileIn(folder, name);

export const writeResult = (name, counts) => writeJson(resultFile(name), counts);

/** A step's counts. Undefined if it wrote none. */
export const readResult = (name) => readJson(resultFile(name));

/** The counts of each test file of a step, by path. */
export const readFileResults = (name) => readJson(fileIn(filesFolder, name)) ?? {};

/**
 * Writes the counts of a step's test files, by path, and their sum. With `isAgain`, failed files ran again: each is a repeat,
 * and its new counts replace the old ones. `repeated` names the tests that repeated themselves.
 */
export function recordRun(name, files, { isAgain = false, repeated = [] } = {}) {
  const all = isAgain ? { ...readFileResults(name), ...files } : files;
  writeJson(fileIn(filesFolder, name), all);
  const sum = (key) => Object.values(all).reduce((total, counts) => total + counts[key], 0);
  writeResult(name, {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    repeated: [...repeated, ...(isAgain ? Object.keys(files).map(fromRoot) : [])],
  });
}

export function forgetResult(name) {
  for (const parent of [folder, filesFolder]) rmSync(fileIn(parent, name), { force: true });
}

/** The sum over the named steps, or over all of them. */
export function sumResults(names = readdirSync(at(folder)).map((file) => file.replace(/\.json$/, ''))) {
  const results = names.map((name) => readResult(name) ?? {});
  const sum = (key) => results.reduce((total, counts) => total + (counts[key] ?? 0), 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    repeated: results.flatMap(({ repeated }) => repeated ?? []),
  };
}
