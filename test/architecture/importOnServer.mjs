import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

// Globals of a server that a file must not use on import.
const refused = ['fetch', 'WebSocket', 'BroadcastChannel', 'EventSource', 'setTimeout', 'setInterval'];

const program = (urls) => `
const refuse = (name) => function () { throw new Error(name + ' was used'); };
for (const name of ${JSON.stringify(refused)}) globalThis[name] = refuse(name);
const { log } = console;
for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = refuse('console.' + name);
for (const url of ${JSON.stringify(urls)}) {
  await import(url).then(() => log('ok'), (error) => log(String(error).split('\\n')[0]));
}
`;

/**
 * Imports modules in a separate Node process. Resolves to each one's error, or undefined. Rejects when one keeps the
 * process running.
 */
export function importOnServer(paths) {
  const code = program(paths.map((path) => pathToFileURL(path).href));
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { timeout: 30_000 });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('close', (status, signal) => {
      const lines = output.trimEnd().split('\n');
      if (signal) reject(new Error('A file kept the process running'));
      else if (status !== 0 || lines.length !== paths.length) reject(new Error(output));
      else resolve(lines.map((line) => (line === 'ok' ? undefined : line)));
    });
  });
}
