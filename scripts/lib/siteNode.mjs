import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { at } from './files.mjs';

const execute = promisify(execFile);

/** For sites whose framework doesn't support the current Node. Installed from npm, like all their packages. */
const NEWER_NODE = '24.21.0';

const LIMIT_MS = 4 * 60_000;

const numbersOf = (version) => version.split('.').map(Number);
const isBefore = (one, other) => {
  const [at] = one.flatMap((number, at) => (number === other[at] ? [] : at));
  return at !== undefined && one[at] < other[at];
};

/** Whether a version is in a range made of `^1.2.3` and `>=1.2.3`. */
export function fits(version, range) {
  const own = numbersOf(version);
  return range.split('||').some((part) => {
    const [, sign, least] = /^\s*(\^|>=)(\d+(?:\.\d+)*)\s*$/.exec(part) ?? [];
    if (!least) throw new Error(`"${range}" is not of the kind "^1.2.3 || >=2.0.0".`);
    const wanted = numbersOf(least);
    return !isBefore(own, wanted) && (sign === '>=' || own[0] === wanted[0]);
  });
}

let newer;
/** Installs Node once, and returns the folder of its program. */
async function installNode() {
  const folder = at('.cache/hosts/node');
  const bin = join(folder, 'node_modules/node/bin');
  const manifest = { private: true, dependencies: { node: NEWER_NODE }, allowScripts: { node: true } };
  const wanted = JSON.stringify(manifest);
  const file = join(folder, 'package.json');
  if (existsSync(bin) && readFileSync(file, 'utf8') === wanted) return bin;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, wanted);
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock', '--no-save'];
  await execute('npm', args, { cwd: folder, timeout: LIMIT_MS });
  return bin;
}

/** The environment for the programs of a site. A Node version that the site's `engines` allow comes first in the path. */
export async function environmentOf(folder) {
  const { engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' };
  if (!engines || fits(process.versions.node, engines.node)) return env;
  newer ??= installNode();
  return { ...env, PATH: [await newer, process.env.PATH].join(delimiter) };
}
