import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { at } from './files.mjs';

/**
 * Runs a command in the checkout and resolves to its exit code. Binaries of packages are found. What it says goes to
 * our output, or in parts to `listen`.
 */
export function run(command, args = [], { env = {}, listen } = {}) {
  const PATH = `${at('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const out = listen ? 'pipe' : 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: at(),
      stdio: ['ignore', out, out],
      env: { ...process.env, ...env, PATH },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', listen);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal) (listen ?? console.error)(`${command} was ended by ${signal}.\n`);
      resolve(code ?? 1);
    });
  });
}
