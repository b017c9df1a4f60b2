import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { at, filesUnder, readJson, readText } from '../lib/files.mjs';
import { notices } from '../lib/notices.mjs';
import { rebuild } from '../lib/rebuild.mjs';
import { run } from '../lib/run.mjs';
import { compareSurfaces, largestLevel } from '../surface/compareSurfaces.mjs';
import { capture } from './capture.mjs';
import { bundled, licenceProblems } from './licences.mjs';
import { inMegabytes, leaksIn, namedMaps, orphanMaps, sizeProblems, strayFiles } from './packageFiles.mjs';
import { bundledLock, sbomProblems, writeLock } from './sbom.mjs';
import { distTagOf, lastRelease, notesOf, stepProblem, versionProblems } from './versions.mjs';

/** The output of a release, for the workflow. */
const FOLDER = '.cache/release';
const fileIn = (name) => join(at(FOLDER), name);

/** Throws an error with one problem per line. */
function refuse(problems) {
  if (problems.length) throw new Error(problems.join('\n'));
}

async function cleanTree() {
  const changed = await capture('git', ['status', '--porcelain']);
  if (changed)
    throw new Error(`Commit or put away these first, because a release has to be a commit:\n${changed}`);
  const commit = (await capture('git', ['rev-parse', 'HEAD'])).trim();
  return { said: `commit ${commit}`, commit };
}

/** npm compares the repository in package.json with the workflow's. */
function repository({ isDryRun }) {
  const { repository } = readJson('package.json');
  if (repository) return { said: repository.url ?? repository };
  const missing = 'package.json needs "repository". npm compares it with where the workflow runs.';
  if (!isDryRun) throw new Error(missing);
  return { said: 'none yet, which only a dry run accepts', missing };
}

/** Files that may name the packed file. */
const namesPackage = () => [
  'README.md',
  ...filesUnder('docs', (path) => /^docs\/[\w-]+\.md$/.test(path)),
  ...filesUnder('examples', (path) => /^examples\/[\w-]+\/(package\.json|README\.md)$/.test(path)),
  ...filesUnder('test/hosts', (path) => path.endsWith('/package.json')),
];

async function version() {
  const { version } = readJson('package.json');
  const { GITHUB_REF_TYPE, GITHUB_REF_NAME } = process.env;
  const problems = versionProblems({
    version,
    lock: readJson('package-lock.json'),
    source: readText('src/lib/version.ts'),
    changelog: readText('CHANGELOG.md'),
    texts: Object.fromEntries(namesPackage().map((path) => [path, readText(path)])),
    tag: GITHUB_REF_TYPE === 'tag' ? GITHUB_REF_NAME : undefined,
  });
  refuse(problems);
  const last = lastRelease((await capture('git', ['tag', '--merged'])).split('\n'), version);
  if (last === undefined) return { said: `${version}, before which there is no version`, version };
  const FILE = 'test/surface/surface.json';
  const recorded = JSON.parse(await capture('git', ['show', `v${last}:${FILE}`]));
  // A test compares the record with the sources.
  const level = largestLevel(compareSurfaces(recorded, readJson(FILE)));
  refuse([stepProblem(last, version, level) ?? []].flat());
  return { said: `${version} after ${last}`, version };
}

async function tests({ isTested }) {
  if (isTested) return { said: 'skipped: --tested says that they passed on this commit' };
  if ((await run('npm', ['test'])) !== 0) throw new Error('Tests fail. What is above says which.');
  return { said: 'passed' };
}

async function build({ isTested }) {
  if (isTested) await capture('npm', ['run', '--silent', 'build']);
  return { said: isTested ? 'done' : 'done by the tests' };
}

async function secondBuild() {
  const files = filesUnder('dist').length;
  const said = [];
  const code = await rebuild({ listen: (text) => said.push(text) });
  if (code !== 0)
    throw new Error(`The same sources built something else in another folder.\n${said.join('')}`);
  return { said: `${files} files are the same byte for byte when built in another folder` };
}

function licences() {
  const packages = bundled();
  const isCurrent =
    existsSync(at('THIRD-PARTY-NOTICES.md')) && readText('THIRD-PARTY-NOTICES.md') === notices();
  refuse([
    ...(isCurrent ? [] : ['THIRD-PARTY-NOTICES.md is out of date. npm run notices puts this right.']),
    ...licenceProblems(packages),
  ]);
  return { said: `${packages.length} bundled packages, all with their texts`, packages };
}

async function pack() {
  rmSync(at(FOLDER), { recursive: true, force: true });
  mkdirSync(at(FOLDER), { recursive: true });
  const flags = ['--json', '--ignore-scripts', '--pack-destination', at(FOLDER)];
  const [packed] = JSON.parse(await capture('npm', ['pack', ...flags]));
  const paths = packed.files.map(({ path }) => path);
  const missing = namedMaps(paths, readText).filter((path) => !paths.includes(path));
  const machine = [at().replace(/[\\/]$/, ''), ...(homedir().length > 1 ? [`${homedir()}/`] : [])];
  refuse([
    ...strayFiles(paths).map((path) => `${path} has no place in the package.`),
    ...orphanMaps(paths).map((path) => `${path} belongs to no file in the package.`),
    ...missing.map((path) => `The source map ${path} is named and not in the package.`),
    ...sizeProblems(packed),
    ...paths.flatMap((path) => leaksIn(readText(path), machine).map((what) => `${path} contains ${what}.`)),
  ]);
  const { filename, size, unpackedSize, entryCount, integrity } = packed;
  const said = `${filename}: ${entryCount} files, ${inMegabytes(size)} packed, ${inMegabytes(unpackedSize)} unpacked`;
  return { said, filename, paths, hash: integrity };
}

async function publint({ filename }) {
  await capture(at('node_modules/.bin/publint'), [fileIn(filename), '--strict']);
  return { said: 'no complaint of publint --strict' };
}

async function typesOfEntries({ filename }) {
  // The package has only ES modules. It isn't a mistake that require() can't load their types.
  await capture(at('node_modules/.bin/attw'), [fileIn(filename), '--profile', 'esm-only', '--no-color']);
  return { said: 'no complaint of attw --profile esm-only' };
}

async function sbom({ packages }) {
  // npm names the product after its folder.
  const folder = fileIn('wallet-modal');
  writeLock(folder, bundledLock(readJson('package.json'), packages, readJson('package-lock.json')));
  const flags = ['--sbom-format', 'cyclonedx', '--sbom-type', 'library', '--package-lock-only'];
  const text = await capture('npm', ['sbom', ...flags], { cwd: folder });
  rmSync(folder, { recursive: true });
  refuse(sbomProblems(JSON.parse(text), packages));
  writeFileSync(fileIn('sbom.cdx.json'), text);
  return { said: `CycloneDX with the ${packages.length} bundled packages` };
}

function integrity({ version, paths }) {
  const { files, version: named, ...tags } = readJson('dist/integrity.json');
  const served = paths.filter((path) => /^dist\/(?!sandbox\/|cli\.js$).*\.js$/.test(path));
  const hashOf = (path) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(at(path)))
      .digest('base64')}`;
  refuse([
    ...(named === version ? [] : [`dist/integrity.json is of ${named}: build again.`]),
    ...served
      .filter((path) => files[path.slice('dist/'.length)] !== hashOf(path))
      .map((path) => `${path} has another hash than in dist/integrity.json: build again.`),
  ]);
  writeFileSync(fileIn('integrity.json'), readText('dist/integrity.json'));
  return { said: `${served.length} files have the hash that dist/integrity.json names`, tags };
}

function notes({ version }) {
  const text = notesOf(readText('CHANGELOG.md'), version);
  writeFileSync(fileIn('notes.md'), `${text}\n`);
  return { said: `${text.split('\n').length} lines from CHANGELOG.md` };
}

/** Further files for the workflow and for pages: the npm tag, and the tags for jsDelivr. */
function tagFiles({ version, tags }) {
  const distTag = distTagOf(version);
  writeFileSync(fileIn('dist-tag'), distTag);
  const map = `<script type="importmap">${JSON.stringify(tags.importMap)}</script>`;
  writeFileSync(fileIn('tags.html'), `${map}\n${tags.script}\n`);
  return { said: `"${distTag}" on npm, and the tags for jsDelivr`, distTag, folder: FOLDER };
}

/** Every step in order: a title, and a function whose result later steps get. `said` is printed. A step that fails throws. */
export const steps = [
  ['Clean tree', cleanTree],
  ['Repository', repository],
  ['Version', version],
  ['Tests', tests],
  ['Build', build],
  ['Second build', secondBuild],
  ['Licences', licences],
  ['Package', pack],
  ['package.json', publint],
  ['Types', typesOfEntries],
  ['SBOM', sbom],
  ['Integrity', integrity],
  ['Notes', notes],
  ['Tags', tagFiles],
];
