import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { at } from '../lib/files.mjs';

const execute = promisify(execFile);
const MOST_OUTPUT = 2 ** 26;

/** Runs a command and resolves to its output. If it fails, rejects with a sentence and the command's error output. */
export async function capture(command, args, { cwd = at() } = {}) {
  try {
    return (await execute(command, args, { cwd, maxBuffer: MOST_OUTPUT })).stdout;
  } catch ({ message, stdout, stderr }) {
    throw new Error(`${command} ${args.join(' ')} failed.\n${stderr || stdout || message}`);
  }
}
