import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { at } from './files.mjs';

/** Runs a command in the checkout with its output on ours, and resolves to its exit code. Binaries of packages are found. */
export function run(command, args = [], { env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  const PATH = `${at('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: at(), stdio, env: { ...process.env, ...env, PATH } });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
