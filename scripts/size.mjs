// `npm run size`: what the built product weighs, and whether that is within scripts/budgets.mjs.
//   --json    machine-readable
//   --readme  also writes the table into README.md
//   --check   also fails when the table in README.md is out of date
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at, readText } from './lib/files.mjs';
import { readmeProblems, writeReadmeTable } from './lib/readmeTable.mjs';
import { measure, toMarkdown } from './lib/sizes.mjs';

const { values: flags } = parseArgs({
  options: { json: { type: 'boolean' }, readme: { type: 'boolean' }, check: { type: 'boolean' } },
});

const lines = measure();
const table = toMarkdown(lines);
console.log(
  flags.json ? JSON.stringify(lines, null, 2) : `KB is 1024 bytes, minified and gzip -9.\n\n${table}\n`,
);
if (flags.readme) writeReadmeTable(table);

const problems = lines.filter(({ problem }) => problem).map(({ title, problem }) => `${title} ${problem}`);
if (flags.check) problems.push(...outdated());
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

function outdated() {
  if (!existsSync(at('README.md'))) return ['README.md is missing'];
  const found = readmeProblems(readText('README.md'), table);
  return found.length ? [...found, 'npm run size -- --readme puts this right.'] : [];
}
