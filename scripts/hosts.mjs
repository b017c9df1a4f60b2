// `npm run test:hosts`: installs the package as published into the sites in examples and test/hosts, checks their types,
// builds them, and visits them as in production. Before that, compiles the documentation's samples in the official templates.
// Keeps installed packages in .cache/hosts.
//   npm run test:hosts -- vue next     some of them
//   npm run test:hosts -- templates    the samples only
import { prepareChromium } from './browser.mjs';
import { readJson } from './lib/files.mjs';
import { forgetResult, readResult, writeResult } from './lib/results.mjs';
import { run } from './lib/run.mjs';
import { showHelp } from './lib/showHelp.mjs';
import { sites } from './lib/sites.mjs';

showHelp(import.meta.url);

const STEP = 'hosts';
const wanted = process.argv.slice(2);
const TEMPLATES = 'templates';
const all = [...sites, TEMPLATES];
const unknown = wanted.filter((name) => !all.includes(name));
const names = wanted.length ? wanted : all;
const visited = names.filter((name) => name !== TEMPLATES);
if (unknown.length) {
  console.error(`No site is named ${unknown.join(', ')}: ${all.join(', ')}.`);
  process.exit(1);
}

forgetResult(STEP);
if (!(await isRegistryThere())) {
  console.error('The npm registry does not answer, so no site can be installed: all are skipped.');
  writeResult(STEP, { passed: 0, failed: 0, skipped: names.length });
  process.exit();
}
prepareChromium();
const code = await run(
  process.execPath,
  [
    '--test',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/lib/nodeCounter.mjs',
    '--test-reporter-destination=stdout',
    '--test-concurrency=1',
    ...(names.includes(TEMPLATES) ? ['test/hosts/snippets.host.mjs'] : []),
    ...(visited.length ? ['test/hosts/sites.host.mjs'] : []),
  ],
  { env: { STEP, SITES: visited.join(' ') } },
);
if (code !== 0 && !readResult(STEP)?.failed) writeResult(STEP, { passed: 0, failed: 1, skipped: 0 });
process.exitCode = code;

/** Whether the npm registry is reachable. Sites install packages of their own, unlike `npm test`, which also runs offline. */
async function isRegistryThere() {
  const { next } = readJson('examples/next/package.json').dependencies;
  return (await run('npm', ['view', `next@${next}`, 'version'])) === 0;
}
