import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A row of the comparison: the criterion, then each product's result. */
export interface Figures {
  products: string[];
  rows: { label: string; values: string[] }[];
  /** The compared versions and the date. */
  setting: string;
  sizes: { label: string; kilobytes: string }[];
}

export declare const data: Figures;

/** The rows of the documents' table that the start page shows, word for word. */
const ROWS = [
  'axe 4.14.1, 11 states, computer and phone, dark and light',
  'Lowest contrast of text in the list',
  'Waiting and outcomes announced',
  'The list at 320 px, as at 400 %',
  'Needs React and wagmi in the site',
];

const SIZES = {
  'Tier 0: entry': 'on your page, before anybody asks',
  'First rows: tiers 0, 1 and the first list': 'until the list of wallets is there',
  'First opening: tiers 0, 1 and 2': 'for the whole first opening',
};

export default {
  watch: ['../../docs/comparison.md', '../../docs/sizes.md'],
  load([comparison = '', sizes = '']: string[]): Figures {
    const text = readFileSync(comparison, 'utf8');
    const table = readTable(text.slice(text.indexOf('## What could be counted')));
    const figures = readTable(readFileSync(sizes, 'utf8'));
    return {
      products: table.head.slice(1),
      rows: ROWS.map((label) => ({ label, values: find(table, label, comparison) })),
      setting: / beside (.+ on \d+ \w+ \d{4})/.exec(text)?.[1] ?? missing('versions and date', comparison),
      sizes: Object.entries(SIZES).map(([name, label]) => ({
        label,
        kilobytes: find(figures, name, sizes)[0] ?? missing(name, sizes),
      })),
    };
  },
};

/** The first table of a text, without markup. */
function readTable(text: string) {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.startsWith('|'));
  const rest = lines.slice(from);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  const [head = [], , ...rows] = rest.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').trim()),
  );
  return { head, rows };
}

function find({ rows }: ReturnType<typeof readTable>, label: string, file: string) {
  return rows.find(([first]) => first === label)?.slice(1) ?? missing(label, file);
}

function missing(what: string, file: string): never {
  throw new Error(`The start page shows "${what}", which ${basename(file)} no longer has.`);
}
