// `npm run bench`: the product's speed compared with minimal implementations. docs/bench.md explains it.
//   --quick           few rounds, for a first impression
//   --rounds <n>      default 7
//   --json <file>     also writes every measurement
//   --write           also writes the tables into docs/sizes.md
//   --other <folder>  also measures another build of the product
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at } from '../../scripts/lib/files.mjs';
import { showHelp } from '../../scripts/lib/showHelp.mjs';
import { withAccountSandbox } from './accountSandbox.mjs';
import { buildFloors } from './buildFloors.mjs';
import { buildProduct } from './buildProduct.mjs';
import { check, isOver } from './check.mjs';
import { measureCodes } from './codes.mjs';
import { conditions } from './conditions.mjs';
import { measureDirectory } from './directory.mjs';
import { measureFigures } from './figures.mjs';
import { launch } from './launch.mjs';
import { measureLongLists } from './longLists.mjs';
import { describeMachine, measureSlowdown } from './machine.mjs';
import { measureMemory, measureTimes } from './measure.mjs';
import { pages } from './pages.mjs';
import { budgetsToMarkdown, toMarkdown } from './report.mjs';
import { startServer } from './server.mjs';
import { measureSwaps } from './swaps.mjs';
import { writeTables } from './writeTables.mjs';

showHelp(import.meta.url);

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    rounds: { type: 'string' },
    json: { type: 'string' },
    write: { type: 'boolean' },
    other: { type: 'string' },
  },
});
const rounds = Number(flags.rounds ?? (flags.quick ? 3 : 7));
const memoryRounds = flags.quick ? 1 : 2;
if (!(rounds >= 1)) throw new Error(`--rounds ${flags.rounds} is no number of rounds.`);

await buildProduct();
const floors = await buildFloors();
const sites = [
  { page: pages.product, folder: at('dist') },
  ...(flags.other ? [{ page: pages.other, folder: flags.other }] : []),
  { page: pages.vanilla, code: floors.vanilla },
  { page: pages.react, code: floors.react },
];
const server = await startServer(sites);
const addressed = {
  names: sites.map(({ page }) => page.name),
  address: (name) => `${server.url}/${name}/`,
};
const log = (text) => console.error(text);

async function inBrowser(purpose, use) {
  const browser = await launch(purpose);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

try {
  const measured = await inBrowser('times', async (browser) => {
    const slowdown = await measureSlowdown(browser, Math.max(...conditions.map(({ cpu }) => cpu)));
    const times = await measureTimes(browser, addressed, rounds, log);
    const codes = await measureCodes(browser, sites, rounds, log);
    const directory = await measureDirectory(browser, addressed, rounds, log);
    const { figures, lists, swaps } = await withAccountSandbox(async (sandbox) => ({
      figures: await measureFigures(browser, sandbox, sites, rounds, log),
      lists: await measureLongLists(browser, sandbox, rounds, log),
      swaps: await measureSwaps(browser, sandbox, rounds, log),
    }));
    for (const [condition, pages] of Object.entries(times)) {
      for (const [name, page] of Object.entries(pages)) {
        Object.assign(page, codes[condition][name], figures[condition][name]);
      }
    }
    Object.assign(times.plain.product, lists, swaps);
    for (const [name, search] of Object.entries(directory.search)) times.plain[name].search = search;
    return { times, checks: directory.checks, machine: describeMachine(browser, slowdown) };
  });
  const memory = await inBrowser('memory', (browser) => measureMemory(browser, addressed, memoryRounds, log));
  const results = {
    ...measured,
    memory,
    rounds,
    names: addressed.names,
    address: addressed.address('product'),
  };
  const checks = [...check(results), ...measured.checks];
  const markdown = toMarkdown(results);
  console.log(`\n${markdown}\n\n${budgetsToMarkdown(checks)}\n`);
  if (flags.json) writeFileSync(flags.json, `${JSON.stringify({ ...results, checks }, null, 2)}\n`);
  if (flags.write) writeTables(markdown);
  for (const { title, measured: found, limit } of checks.filter(isOver)) {
    console.error(`Over budget: ${title}: ${found}, budget ${limit}`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
}
