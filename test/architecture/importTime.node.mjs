import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { build } from 'esbuild';
import { at, filesUnder } from '../../scripts/lib/files.mjs';
import { importOnServer } from './importOnServer.mjs';

const folders = ['lib', 'atoms', 'chains', 'api', 'bridge', 'settings', 'elements', 'session'];

// Inside the project, so that its packages resolve.
mkdirSync(at('.cache'), { recursive: true });
const scratch = mkdtempSync(at('.cache/import-time-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

/** The build turns these into class names. Here every export is a proxy that accepts anything. */
const styles = {
  name: 'styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.css\.ts$/ }, ({ path }) => {
      const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
      const anything =
        "const anything = new Proxy(() => anything, { get: (_, key) => key === Symbol.toPrimitive ? () => '' : anything });";
      return {
        contents: [anything, ...names.map(([, name]) => `export const ${name} = anything;`)].join('\n'),
      };
    });
  },
};

/** The error of each file when Node imports it by itself. */
async function importEach(paths) {
  await build({
    absWorkingDir: at(),
    entryPoints: paths,
    outdir: scratch,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: [styles],
    logLevel: 'silent',
  });
  const outcomes = await importOnServer(paths.map((path) => join(scratch, path.replace(/\.tsx?$/, '.mjs'))));
  return paths.flatMap((path, index) => (outcomes[index] ? [`${path}:1 ${outcomes[index]}`] : []));
}

describe('importing a file', () => {
  it('touches no page, storage, network, timer or console', async () => {
    const isCode = (path) => /\.tsx?$/.test(path) && !path.endsWith('.css.ts');
    assert.deepEqual(await importEach(folders.flatMap((folder) => filesUnder(`src/${folder}`, isCode))), []);
  });

  it('is caught keeping the process running, which a busy machine is not', async () => {
    const path = join(scratch, 'for-ever.mjs');
    writeFileSync(path, "import { createServer } from 'node:net'; createServer().listen(0);");
    await assert.rejects(importOnServer([path], { leaveMs: 500 }), {
      message: 'A file kept the process running',
    });
    const slow = join(scratch, 'slow.mjs');
    writeFileSync(slow, 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000);');
    await assert.rejects(importOnServer([slow], { importMs: 500 }), {
      message: 'Only 0 of 1 files were imported in time',
    });
  });

  for (const [what, text] of [
    ['the window', "window.addEventListener('load', () => undefined);"],
    ['the document', 'export const { lang } = document.documentElement;'],
    ['an element class', 'export class A extends HTMLElement {}'],
    ['storage', "export const was = localStorage.getItem('a');"],
    ['the network', "export const answer = fetch('/a');"],
    ['a socket', "export const socket = new WebSocket('ws://localhost:1');"],
    ['a timer', 'setInterval(() => undefined, 1000);'],
    ['the console', "console.log('here');"],
  ]) {
    it(`is caught touching ${what}`, async () => {
      const path = join(scratch, `${what.replaceAll(' ', '-')}.mjs`);
      writeFileSync(path, text);
      const [problem] = await importOnServer([path]);
      assert.match(problem, /is not defined|was used/);
    });
  }
});
