// `npm run size`: the sizes of the built product, checked against scripts/budgets.mjs.
//   --json   machine-readable
//   --write  also writes the table into docs/sizes.md
//   --check  also fails when the table there is out of date
import { parseArgs } from 'node:util';
import { readText } from './lib/files.mjs';
import { showHelp } from './lib/showHelp.mjs';
import { measure, toMarkdown } from './lib/sizes.mjs';
import { sizeTableProblems, writeSizeTable } from './lib/sizeTable.mjs';

showHelp(import.meta.url);

const { values: flags } = parseArgs({
  options: { json: { type: 'boolean' }, write: { type: 'boolean' }, check: { type: 'boolean' } },
});

const lines = measure();
const table = toMarkdown(lines);
console.log(
  flags.json ? JSON.stringify(lines, null, 2) : `KB is 1024 bytes, minified and gzip -9.\n\n${table}\n`,
);
if (flags.write) writeSizeTable(table);

const problems = lines.filter(({ problem }) => problem).map(({ title, problem }) => `${title} ${problem}`);
if (flags.check) problems.push(...outdated());
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

function outdated() {
  const found = sizeTableProblems(readText('docs/sizes.md'), table);
  return found.length ? [...found, 'npm run size -- --write puts this right.'] : [];
}
