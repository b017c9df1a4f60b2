import { conditions } from './conditions.mjs';
import { metrics } from './metrics.mjs';
import { pages } from './pages.mjs';
import { summarize } from './statistics.mjs';

const table = (head, rows) =>
  [head, head.map((_, column) => (column ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

function cell({ format, isTime }, values) {
  if (!values) return '';
  const { median, p10, p90 } = summarize(values);
  if (!isTime) return format(median);
  const [low, high] = [p10, p90].map((value) => format(value).replace(' ms', ''));
  return `${format(median)} (${low}–${high})`;
}

const titlesOf = (names) => names.map((name) => pages[name].title);

function timesTable(times, names) {
  const measured = Object.entries(metrics).filter(([name]) => times[names[0]][name]);
  return table(
    ['', ...titlesOf(names)],
    measured.map(([name, metric]) => [metric.title, ...names.map((page) => cell(metric, times[page][name]))]),
  );
}

function memoryTable(memory, names) {
  const rows = ['heap', 'nodes', 'listeners'].map((name) => [
    `${metrics[name].title} after 5 → 50 openings`,
    ...names.map((page) =>
      ['few', 'many']
        .map((when) =>
          cell(
            metrics[name],
            memory[page].map((visit) => visit[when][name]),
          ),
        )
        .join(' → '),
    ),
  ]);
  return table(['', ...titlesOf(names)], rows);
}

/** The measurements, as Markdown. */
export function toMarkdown({ times, memory, machine, rounds, names }) {
  return [
    ...conditions.flatMap(({ name, title }) => [`**${title}**`, timesTable(times[name], names)]),
    '**Memory**',
    memoryTable(memory, names),
    `Median (10th to 90th percentile) of ${rounds} rounds. ${machine}`,
  ].join('\n\n');
}

/** The budgets and their results, as Markdown. */
export const budgetsToMarkdown = (checks) =>
  table(
    ['Budget', 'Measured (90 % interval)', 'Limit', ''],
    checks.map(({ title, measured, limit, verdict }) => [title, measured, limit, verdict]),
  );
