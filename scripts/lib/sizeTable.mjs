import { writeFileSync } from 'node:fs';
import { at, readText } from './files.mjs';

const marked = /(<!-- size:start -->\n)([\s\S]*?)(<!-- size:end -->)/;
const tolerance = 0.03;

/** Writes a table into a document. */
export function writeSizeTable(path, table) {
  const text = readText(path);
  if (!marked.test(text)) throw new Error(`${path} has no <!-- size:start --> and <!-- size:end -->`);
  writeFileSync(
    at(path),
    text.replace(marked, (_, start, __, end) => `${start}${table}\n${end}`),
  );
}

const figures = (table) =>
  new Map(
    [...table.matchAll(/^\| ([^|]+) \| ([\d.]+) \|/gm)].map(([, title, figure]) => [title, Number(figure)]),
  );

/** The lines of a document's table that are off by more than 3 % and a tenth of a KB. */
export function sizeTableProblems(path, document, table) {
  const said = figures(marked.exec(document)?.[2] ?? '');
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
        `${title}: ${path} says ${said.get(title) ?? 'nothing'}, it is ${measured.get(title) ?? 'gone'}`,
    );
}
