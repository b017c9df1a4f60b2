import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { atPace } from '../../scripts/lib/pace.mjs';

// Server globals that a file must not use on import.
const refused = ['fetch', 'WebSocket', 'BroadcastChannel', 'EventSource', 'setTimeout', 'setInterval'];

const program = (urls) => `
const refuse = (name) => function () { throw new Error(name + ' was used'); };
for (const name of ${JSON.stringify(refused)}) globalThis[name] = refuse(name);
const { log } = console;
for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = refuse('console.' + name);
for (const url of ${JSON.stringify(urls)}) {
  await import(url).then(() => log('ok'), (error) => log(String(error).split('\\n')[0]));
}
log('all');
`;

/** A process with nothing pending ends at once, on a busy machine within seconds. */
const LEAVE_MS = atPace(30_000);

/** Stops a file whose import never finishes. */
const IMPORT_MS = atPace(10 * 60_000);

/**
 * Imports modules in a separate Node process. Resolves to each module's error, or undefined. Rejects if a module keeps the
 * process running after all imports, and, with another message, if the imports exceed their deadline.
 */
export function importOnServer(paths, { leaveMs = LEAVE_MS, importMs = IMPORT_MS } = {}) {
  const code = program(paths.map((path) => pathToFileURL(path).href));
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  const end = () => child.kill('SIGKILL');
  let limit = setTimeout(end, importMs);
  let output = '';
  const hasImportedAll = () => output.endsWith('all\n');
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
      if (!hasImportedAll()) return;
      clearTimeout(limit);
      limit = setTimeout(end, leaveMs);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('close', (status, signal) => {
      clearTimeout(limit);
      const lines = output.split('\n').filter(Boolean);
      const isComplete = hasImportedAll() && lines.length === paths.length + 1;
      if (signal && isComplete) reject(new Error('A file kept the process running'));
      else if (signal)
        reject(new Error(`Only ${lines.length} of ${paths.length} files were imported in time`));
      else if (status !== 0 || !isComplete) reject(new Error(output));
      else resolve(lines.slice(0, -1).map((line) => (line === 'ok' ? undefined : line)));
    });
  });
}
