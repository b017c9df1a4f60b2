// `npm run size`: the sizes of the built product, checked against scripts/budgets.mjs.
//   --json   machine-readable
//   --write  also writes the tables into docs/sizes.md and docs/languages.md
//   --check  also fails when a table there is out of date
import { parseArgs } from 'node:util';
import { readText } from './lib/files.mjs';
import { languagesToMarkdown, measureLanguages } from './lib/languageSizes.mjs';
import { showHelp } from './lib/showHelp.mjs';
import { measure, measureTestEntries, readProduct, toMarkdown } from './lib/sizes.mjs';
import { sizeTableProblems, writeSizeTable } from './lib/sizeTable.mjs';

showHelp(import.meta.url);

const { values: flags } = parseArgs({
  options: { json: { type: 'boolean' }, write: { type: 'boolean' }, check: { type: 'boolean' } },
});

const bundle = readProduct();
const lines = [...measure(bundle), ...measureTestEntries()];
const languages = await measureLanguages(bundle);
const tables = { 'docs/sizes.md': toMarkdown(lines), 'docs/languages.md': languagesToMarkdown(languages) };
console.log(
  flags.json
    ? JSON.stringify({ parts: lines, languages }, null, 2)
    : `KB is 1024 bytes, minified and gzip -9.\n\n${Object.values(tables).join('\n\n')}\n`,
);
const problems = [
  ...lines.filter(({ problem }) => problem).map(({ title, problem }) => `${title} ${problem}`),
  ...languages.flatMap((language) => language.problems),
];
for (const [path, table] of Object.entries(tables)) {
  if (flags.write) writeSizeTable(path, table);
  if (flags.check) problems.push(...outdated(path, table));
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

function outdated(path, table) {
  const found = sizeTableProblems(path, readText(path), table);
  return found.length ? [...found, 'npm run size -- --write puts this right.'] : [];
}
