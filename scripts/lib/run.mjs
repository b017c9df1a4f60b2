import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { at } from './files.mjs';

const isWindows = process.platform === 'win32';
const running = new Set();

/** The language and time zone of child processes, whatever the machine's. Browsers and Node use them. */
const PLACE = { TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', LANGUAGE: 'en_US' };

// Children in a process group of their own don't get the terminal's Ctrl-C.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function passOn(signal) {
  endRunning(signal);
  process.exit(1);
}

/**
 * Runs a command in the checkout and resolves to its exit code. Finds the binaries of packages. The output goes to our own, or
 * in pieces to `listen`.
 */
export function run(command, args = [], { env = {}, listen } = {}) {
  const PATH = `${at('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const out = listen ? 'pipe' : 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: at(),
      stdio: ['ignore', out, out],
      env: { ...process.env, ...PLACE, ...env, PATH },
      // Its own group, so that all its children can be ended with it.
      detached: !isWindows,
    });
    if (running.size === 0) for (const signal of signals) process.on(signal, passOn);
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', listen);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      if (running.size === 0) for (const signal of signals) process.removeListener(signal, passOn);
      if (signal) (listen ?? console.error)(`${command} was ended by ${signal}.\n`);
      resolve(code ?? 1);
    });
  });
}

/** Ends all running commands of `run`, with their children. */
export function endRunning(signal) {
  for (const { pid } of running) {
    try {
      process.kill(isWindows ? pid : -pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}
