import { writeFileSync } from 'node:fs';
import { at, readText } from './files.mjs';

const marked = /(<!-- size:start -->\n)([\s\S]*?)(<!-- size:end -->)/;
const tolerance = 0.03;

/** Puts the table where README.md has its place. */
export function writeReadmeTable(table) {
  const text = readText('README.md');
  if (!marked.test(text)) throw new Error('README.md has no <!-- size:start --> and <!-- size:end -->');
  writeFileSync(
    at('README.md'),
    text.replace(marked, (_, start, __, end) => `${start}${table}\n${end}`),
  );
}

const figures = (table) =>
  new Map(
    [...table.matchAll(/^\| ([^|]+) \| ([\d.]+) \|/gm)].map(([, title, figure]) => [title, Number(figure)]),
  );

/** What README.md says about sizes that is further off than 3 %, or a tenth of a KB. */
export function readmeProblems(readme, table) {
  const said = figures(marked.exec(readme)?.[2] ?? '');
  const measured = figures(table);
  const titles = [...new Set([...said.keys(), ...measured.keys()])];
  return titles
    .filter((title) => {
      const [old = 0, now = 0] = [said.get(title), measured.get(title)];
      return (
        !said.has(title) || !measured.has(title) || Math.abs(old - now) > Math.max(0.11, now * tolerance)
      );
    })
    .map(
      (title) =>
        `${title}: README.md says ${said.get(title) ?? 'nothing'}, it is ${measured.get(title) ?? 'gone'}`,
    );
}
