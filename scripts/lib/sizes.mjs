import { firstOpening, firstRows, parts, tiers } from '../budgets.mjs';
import { chunkName, closureOf, readBundle } from './bundle.mjs';

const KB = 1024;

/**
 * Every line of the budget table, `{ title, bytes, limit, problem }`: what a browser fetches before the file runs, minus
 * what is already loaded.
 */
export function measure() {
  const bundle = readBundle((file) => file === 'wallet-modal.js' || file.startsWith('chunks/'));
  const loaded = [new Set()];
  const added = (file, tierCount) =>
    [...closureOf(bundle, file)].filter((one) => !loaded[tierCount].has(one));
  const line = (title, files, limit, problem) => {
    const bytes = files.reduce((sum, file) => sum + bundle.get(file).gzip, 0);
    return {
      title,
      bytes,
      limit,
      problem: problem ?? (bytes > limit * KB ? 'is above its budget' : undefined),
    };
  };

  const tierLines = tiers.map(({ title, name, limit }, index) => {
    const file = [...bundle.keys()].find((path) => chunkName(path) === name);
    if (!file) return line(title, [], limit, `is missing: dist has no ${name}`);
    const files = added(file, index);
    loaded.push(new Set([...loaded[index], ...files]));
    const problem = files.length > 1 ? `is more than one file: ${files.join(', ')}` : undefined;
    return line(title, files, limit, problem);
  });
  const opening = [...(loaded[tiers.length] ?? [])];
  const partOf = (file) => parts.find(({ files }) => files.test(chunkName(file)));
  /** Files with their own line are not counted in others. */
  const own = (file) => (other) => other === file || !partOf(other)?.isApart;
  const later = [...bundle.keys()].filter((file) => !opening.includes(file));
  // Two files may share a name, and their hashes are in another order after each change.
  const inOrder = (a, b) => a.title.localeCompare(b.title) || a.bytes - b.bytes;
  return [
    ...tierLines,
    line(firstRows.title, [...(loaded[firstRows.tiers] ?? [])], firstRows.limit),
    line(firstOpening.title, opening, firstOpening.limit),
    ...later
      .map((file) => {
        const name = chunkName(file);
        const part = partOf(file);
        if (!part) return line(name, added(file, 0), 0, 'has no line in scripts/budgets.mjs');
        return line(`${part.title}: ${name}`, added(file, part.on).filter(own(file)), part.limit);
      })
      .sort(inOrder),
  ];
}

/** The lines as a Markdown table. */
export const toMarkdown = (lines) =>
  [
    '| Part | KB | Budget |',
    '|---|--:|--:|',
    ...lines.map(({ title, bytes, limit }) => `| ${title} | ${(bytes / KB).toFixed(1)} | ${limit} |`),
  ].join('\n');
