import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { emptyFolder, pack, unpack } from '../../test/hosts/support/packed.mjs';
import { at } from './files.mjs';
import { atPace } from './pace.mjs';
import { environmentOf } from './siteNode.mjs';

const foldersIn = (path) =>
  readdirSync(at(path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

const servers = ['relay', 'siwe-server'];

export const examples = foldersIn('examples').filter((name) => !servers.includes(name));

/** Sites that aren't examples: other bundlers, and other frameworks or versions. */
const others = foldersIn('test/hosts').filter(
  (name) => !['late', 'plain', 'support', 'templates'].includes(name),
);

/** Sites with a page at `/late`, parts of which are streamed or hydrated after the rest. */
export const withLatePage = [...foldersIn('test/hosts/late'), 'react-router'];

export const sites = [...examples, ...others];

export const isExample = (name) => examples.includes(name);

const execute = promisify(execFile);

/** The most time that a framework may take for one step, in ms. */
const LIMIT_MS = atPace(8 * 60_000);

async function npm(folder, ...args) {
  const env = await environmentOf(folder);
  try {
    await execute('npm', args, { cwd: folder, env, timeout: LIMIT_MS, maxBuffer: 2 ** 26 });
  } catch ({ message, stdout, stderr }) {
    throw new Error(`npm ${args.join(' ')} failed: ${message}\n${stdout}\n${stderr}`);
  }
}

let packed;
/** The package as npm would publish it, packed once. */
export function packedFile() {
  packed ??= pack(emptyFolder());
  return packed;
}

/** Tries twice, because a registry may fail once. */
const install = (folder) => {
  const start = () =>
    npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock');
  return start().catch(start);
};

/** Copies the sources of a site into a folder of its own, which keeps installed packages until they change. */
async function installSite(name, folder) {
  const source = at(isExample(name) ? `examples/${name}` : `test/hosts/${name}`);
  const isBare = !isExample(name) && !existsSync(join(source, 'index.html'));
  const page = isBare && name !== 'react-router' ? at('test/hosts/plain') : undefined;
  const note = join(folder, 'node_modules/.installed.json');
  const wanted = readFileSync(join(source, 'package.json'), 'utf8');
  const isInstalled = existsSync(note) && readFileSync(note, 'utf8') === wanted;
  if (!isInstalled) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Otherwise deleted files, and the caches of an earlier package, would be used.
  for (const entry of readdirSync(folder))
    if (entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true });
  for (const cache of ['.cache', '.vite', '.nuxt', 'wallet-modal'])
    rmSync(join(folder, 'node_modules', cache), { recursive: true, force: true });
  const late = at(`test/hosts/late/${name}`);
  for (const from of [page, source, existsSync(late) && late])
    if (from) cpSync(from, folder, { recursive: true, filter: isSource });
  if (!isInstalled) {
    cpSync(packedFile(), at(`.cache/hosts/${PACKED_NAME}`));
    await install(folder);
    cpSync(join(folder, 'package.json'), note);
  }
  unpack(packedFile(), folder);
}

/** Leaves out the output of trying a site in its own folder. */
const isSource = (path) =>
  !/[\\/](node_modules|dist|\.next|\.nuxt|\.output|\.svelte-kit|\.angular|build)$/.test(path);

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
/** The examples look for it beside their folder. */
export const PACKED_NAME = `wallet-modal-${version}.tgz`;

/** The folder in which a site is installed and built, relative to the checkout. */
export const cacheOf = (name) => `.cache/hosts/${name}`;
export const folderOf = (name) => at(cacheOf(name));

/** Installs the dependencies of the official templates, and the package. Returns the folder. */
export async function installTemplates() {
  const folder = folderOf('templates');
  await installSite('templates', folder);
  return folder;
}

/** Some bundlers take only scripts, and leave the page to the site. */
function addPage(folder) {
  const [page, built] = [join(folder, 'index.html'), join(folder, 'dist')];
  if (existsSync(page) && existsSync(built) && !existsSync(join(built, 'index.html')))
    cpSync(page, join(built, 'index.html'));
}

/** Installs a site, checks its types and builds it. Reports the duration of each step. */
export async function buildSite(name, tell) {
  const folder = folderOf(name);
  const { scripts } = JSON.parse(
    readFileSync(at(`${isExample(name) ? 'examples' : 'test/hosts'}/${name}/package.json`), 'utf8'),
  );
  const steps = {
    install: () => installSite(name, folder),
    ...(scripts.check && { check: () => npm(folder, 'run', '--silent', 'check') }),
    build: () => npm(folder, 'run', '--silent', 'build').then(() => addPage(folder)),
  };
  for (const [step, run] of Object.entries(steps)) {
    const from = performance.now();
    try {
      await run();
    } catch (error) {
      tell(step, 'FAILED');
      throw error;
    }
    tell(step, performance.now() - from);
  }
}
