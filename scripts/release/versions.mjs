const levels = ['patch', 'minor', 'major'];

/** The three numbers of a version. Undefined if it is invalid. */
const numbersOf = (version) => {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)(?:-rc\.\d+)?$/.exec(version) ?? [];
  return numbers.length ? numbers.map(Number) : undefined;
};

/** The npm tag of a version. Release candidates are installed only on request. */
export const distTagOf = (version) => (version.includes('-') ? 'next' : 'latest');

/** The packed files of other versions that a text names. */
const otherPackages = (text, version) =>
  [...text.matchAll(/wallet-modal-\d[\w.-]*\.tgz/g)]
    .map(([name]) => name)
    .filter((name) => name !== `wallet-modal-${version}.tgz`);

/**
 * The problems with a version, which has to be the same everywhere. `texts` are those that may name the packed file, by path.
 * `tag` is undefined until there is one.
 */
export function versionProblems({ version, lock, source, changelog, texts = {}, tag }) {
  const problems = [];
  if (!numbersOf(version))
    problems.push(`The version ${version} in package.json is neither like 1.2.3 nor like 1.2.3-rc.4.`);
  const locked = [lock.version, lock.packages[''].version];
  if (locked.some((one) => one !== version))
    problems.push(`package-lock.json says ${locked.join(' and ')}: run npm install --package-lock-only.`);
  if (!source.includes(`'${version}'`)) problems.push(`src/lib/version.ts does not say ${version}.`);
  if (notesOf(changelog, version) === undefined)
    problems.push(`CHANGELOG.md has no text under "## ${version}".`);
  for (const [path, text] of Object.entries(texts))
    for (const name of otherPackages(text, version)) problems.push(`${path} names ${name}, not ${version}.`);
  if (tag !== undefined && tag !== `v${version}`)
    problems.push(`The tag is ${tag}, and package.json says ${version}: the tag has to be v${version}.`);
  return problems;
}

/**
 * The last version before this one, by the tags of the repository. Ignores release candidates, because they promise nothing.
 */
export function lastRelease(tags, version) {
  const versions = tags
    .flatMap((tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1] ?? [])
    .filter((one) => one !== version);
  const byNumber = (one, other) =>
    numbersOf(one).reduce((result, number, index) => result || number - numbersOf(other)[index], 0);
  return versions.sort(byNumber).at(-1);
}

/** The text of a version in the changelog, without its heading. Undefined if there is none. */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.split('\n')[0].split(' ')[0] === version);
  return section?.slice(section.indexOf('\n')).trim() || undefined;
}

/** The part of a version that differs from the previous one. */
export function stepBetween(before, after) {
  const [old, now] = [numbersOf(before), numbersOf(after)];
  const index = old.findIndex((number, position) => number !== now[position]);
  return index === -1 ? 'none' : levels[2 - index];
}

/** The problem with a version after `before`, if the public names and types have changed by `level`. */
export function stepProblem(before, after, level) {
  const step = stepBetween(before, after);
  return levels.indexOf(step) >= levels.indexOf(level)
    ? undefined
    : `After ${before}, the public names and types need a ${level} version, and ${after} is a ${step} one. npm run surface -- --since=v${before} lists them.`;
}
