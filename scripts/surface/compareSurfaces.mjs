import { compareTypes } from './compareTypes.mjs';

const levels = ['patch', 'minor', 'major'];

const keysOf = (...records) => [...new Set(records.flatMap((record) => Object.keys(record ?? {})))];
const plain = (field) => field.replace(/\?$/, '');

/** A field by its name without the `?`: `{ type, isOptional }`. */
function fieldOf(fields, name) {
  if (name in fields) return { type: fields[name], isOptional: false };
  const type = fields[`${name}?`];
  return type === undefined ? undefined : { type, isOptional: true };
}

/** The kind of change of one field, with a description. */
function compareFields(before, after, use) {
  if (!after) return ['major', 'is gone'];
  if (!before) {
    const isDemanded = !after.isOptional && use !== 'read';
    return isDemanded ? ['major', 'is new and required'] : ['minor', 'is new'];
  }
  if (before.isOptional !== after.isOptional) {
    const isHarmless = after.isOptional ? use === 'given' : use === 'read';
    return [isHarmless ? 'minor' : 'major', after.isOptional ? 'may be missing now' : 'is required now'];
  }
  return typeChange(before.type, after.type, use);
}

function typeChange(before, after, use) {
  const level = compareTypes(before, after, use);
  return level && [level, `has another type: ${after} (was ${before})`];
}

function* fieldChanges(before, after) {
  for (const name of new Set(keysOf(before.fields, after.fields).map(plain))) {
    const pair = [before, after].map(({ fields = {} }) => fieldOf(fields, name));
    const change = compareFields(...pair, after.use);
    if (change) yield [change[0], `.${name} ${change[1]}`];
  }
}

function* placeholderChanges(before, after) {
  const [olds, news] = [before, after].map(({ placeholders = '' }) =>
    placeholders.split(' ').filter(Boolean),
  );
  for (const one of olds) if (!news.includes(one)) yield ['major', `no longer has ${one}`];
  for (const one of news) if (!olds.includes(one)) yield ['minor', `has ${one}, too`];
}

/** All changes of a name that exists before and after, as pairs of kind and description. */
function* entryChanges(before, after) {
  if (before.default !== after.default)
    yield ['major', `has another default: ${after.default} (was ${before.default})`];
  for (const key of ['extends', 'generic', 'index'])
    if (before[key] !== after[key]) yield ['major', `${key}: ${after[key]} (was ${before[key]})`];
  if (Boolean(before.type) !== Boolean(after.type)) yield ['major', 'is made in another way'];
  const change = before.type && after.type && typeChange(before.type, after.type, after.use);
  if (change) yield change;
  yield* fieldChanges(before, after);
  yield* placeholderChanges(before, after);
}

/** Every difference between two recorded surfaces, the largest first: `{ level, what, change }`. */
export function compareSurfaces(before, after) {
  const found = keysOf(before, after).flatMap((kind) => {
    const [olds, news] = [before[kind] ?? {}, after[kind] ?? {}];
    return keysOf(olds, news).flatMap((name) => {
      const what = `${kind}: ${name}`;
      // The names of exported types count under the exports. Other types may be renamed.
      if (kind === 'types' && !(olds[name] && news[name])) return [];
      if (!news[name]) return { level: 'major', what, change: 'is gone' };
      if (!olds[name]) return { level: kind === 'requirements' ? 'major' : 'minor', what, change: 'is new' };
      return [...entryChanges(olds[name], news[name])].map(([level, change]) => ({ level, what, change }));
    });
  });
  return found.sort((one, other) => levels.indexOf(other.level) - levels.indexOf(one.level));
}

/** The kind of the next version after these differences. */
export const largestLevel = (differences) => differences[0]?.level ?? 'patch';

/** The differences as lines, with the next steps. Undefined if there are none. */
export function describeDifferences(differences) {
  if (!differences.length) return undefined;
  const lines = differences.map(({ level, what, change }) => `${level}: ${what} ${change}`);
  return [
    ...lines,
    '',
    `The next version is at least a ${largestLevel(differences)} one (docs/versions.md).`,
    'Say it in CHANGELOG.md, and record it: npm run surface -- --write',
  ].join('\n');
}
