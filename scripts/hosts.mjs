// `npm run test:hosts`: installs the package as published into sites with different bundlers and frameworks. Each is
// installed once into .cache/hosts, type-checked, built, opened, and connects a sandbox wallet.
//   npm run test:hosts -- vue next    some of them
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import { startNext } from '../test/hosts/support/nextServer.mjs';
import { emptyFolder, pack, unpack } from '../test/hosts/support/packed.mjs';
import { visit } from '../test/hosts/support/visit.mjs';
import { journeys } from '../test/journeys/support/journeys.mjs';
import { at } from './lib/files.mjs';

const withoutFramework = ['vite', 'webpack', 'esbuild', 'parcel'];
const all = [...withoutFramework, 'angular', 'next', 'react18', 'react19', 'vue', 'svelte', 'solid'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length) throw new Error(`No host is named ${unknown.join(', ')}: ${all.join(', ')}.`);

const file = pack(emptyFolder());
const table = {};
const hosts = (wanted.length ? wanted : all).filter(isBuilt);

function npm(folder, ...args) {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Copies its sources into a folder, which keeps installed packages unless they have changed. */
function install(name) {
  const folder = at(`.cache/hosts/${name}`);
  const wantedPackages = readFileSync(at(`test/hosts/${name}/package.json`), 'utf8');
  const note = join(folder, 'node_modules/.installed.json');
  mkdirSync(folder, { recursive: true });
  if (withoutFramework.includes(name)) cpSync(at('test/hosts/plain'), folder, { recursive: true });
  cpSync(at(`test/hosts/${name}`), folder, { recursive: true });
  if (!existsSync(note) || readFileSync(note, 'utf8') !== wantedPackages) {
    npm(folder, 'install', '--no-audit', '--no-fund', '--no-package-lock');
    cpSync(join(folder, 'package.json'), note);
  }
  // Otherwise the build cache of an earlier package would be used.
  for (const old of ['node_modules/wallet-modal', 'dist', '.next', '.parcel-cache', '.angular'])
    rmSync(join(folder, old), { recursive: true, force: true });
  unpack(file, folder);
  return folder;
}

/** Installs, checks and builds a host, and notes in the table how far that went. */
function isBuilt(name) {
  table[name] = { types: '-', build: '-', connects: '-' };
  let step = 'build';
  try {
    const folder = install(name);
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (scripts.check) {
      step = 'types';
      npm(folder, 'run', '--silent', 'check');
      table[name].types = 'ok';
    }
    step = 'build';
    npm(folder, 'run', '--silent', 'build');
    table[name].build = 'ok';
    if (existsSync(join(folder, 'main.js')) && !existsSync(join(folder, 'dist/index.html')))
      cpSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
    return true;
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    table[name][step] = 'FAILED';
    process.exitCode = 1;
    return false;
  }
}

async function openHost(name, { open, profile, stack }) {
  const folder = at(`.cache/hosts/${name}`);
  if (name === 'next') {
    const next = await startNext(folder, stack);
    return visit(open, '', { origin: next.origin }).finally(() => next.stop());
  }
  cpSync(join(folder, 'dist'), join(stack.pages, name), { recursive: true });
  // Bundlers and frameworks need things that the strict policy blocks. `npm test` checks it with esbuild and Vite.
  const context = await profile({ bypassCSP: true });
  return visit(open, `${name}/index.html`, { context });
}

journeys(
  'a built site connects a wallet and shows a code for wallet apps',
  (journey) => {
    for (const name of hosts) {
      table[name].connects = 'FAILED';
      journey(name, async (tools) => {
        const site = await openHost(name, tools);
        site.check();
        table[name].connects = 'ok';
      });
    }
  },
  { concurrency: 1 },
);
after(() => console.table(table));
