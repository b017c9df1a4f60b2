import { firstOpening, firstRows, firstTexts, parts, testEntries, tiers } from '../budgets.mjs';
import { chunkName, closureOf, readBundle } from './bundle.mjs';
import { isTranslation } from './languageSizes.mjs';

const KB = 1024;

/** The built product, as a page loads it. */
export const readProduct = () =>
  readBundle((file) => file === 'wallet-modal.js' || file.startsWith('chunks/'));

/** The lines of the budget table for the entries of test pages. */
export function measureTestEntries() {
  const bundle = readBundle((file) => file.startsWith('sandbox/'));
  return testEntries.map(({ title, file, limit }) => {
    const bytes = [...closureOf(bundle, file)].reduce((sum, one) => sum + bundle.get(one).gzip, 0);
    return { title, bytes, limit, problem: bytes > limit * KB ? 'is above its budget' : undefined };
  });
}

/**
 * Every line of the budget table, `{ title, bytes, limit, problem }`: the files that a browser loads before the part runs,
 * minus those already loaded.
 */
export function measure(bundle) {
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
  // The texts of the first opening are a file apart from the tiers, because each language has its own.
  const texts = [...bundle.keys()].find((path) => chunkName(path) === firstTexts.name);
  const opening = [...(loaded[tiers.length] ?? []), texts];
  const partOf = (file) => parts.find(({ files }) => files.test(chunkName(file)));
  /** Leaves out files with a line of their own. */
  const own = (file) => (other) => other === file || !partOf(other)?.isApart;
  const later = [...bundle.keys()].filter((file) => !opening.includes(file) && !isTranslation(file));
  // Two files may share a name, and the order of their hashes differs after each change.
  const inOrder = (a, b) => a.title.localeCompare(b.title) || a.bytes - b.bytes;
  return [
    ...tierLines,
    line(firstTexts.title, [texts], firstTexts.limit),
    line(firstRows.title, [...(loaded[firstRows.tiers] ?? []), texts], firstRows.limit),
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
