import { existsSync } from 'node:fs';
import { at, readJson, readText } from '../lib/files.mjs';
import { readLanguage } from '../locales/languageFiles.mjs';
import { createManifest } from '../manifest/createManifest.mjs';
import { readExports, readUnion } from '../manifest/sources.mjs';
import { findDeclaration } from './declarations.mjs';
import { describeType } from './describeType.mjs';
import { readTypes } from './readTypes.mjs';
import { storageNames } from './storageNames.mjs';

/** The source of each entry point by its name. `wallet-modal` itself is `pure`, and registers the tags. */
function entrySources() {
  const { '.': _, ...named } = readJson('package.json').exports;
  const sources = Object.entries(named).map(([name, { types = '' }]) => [
    name.slice('./'.length),
    types.replace('./dist/types/', 'src/').replace(/\.d\.ts$/, '.ts'),
  ]);
  return sources.filter(([, path]) => path && existsSync(at(path)));
}

/** Entries built on the element, on types of other entries, and on types of a framework. */
const aroundElement = ['react', 'vue', 'svelte', 'wagmi', 'safe'];

const byName = (pairs) => Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
const named = (names) => byName(names.map((name) => [name, {}]));

const parameterText = ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type.text}`;
const methodText = ({ parameters = [], return: returned }) =>
  `(${parameters.map(parameterText).join(', ')}) => ${returned?.type.text ?? 'void'}`;

/** The manifest's data about elements, each name with its tag. */
function ofElements(declarations) {
  const each = (read) => byName(declarations.flatMap(read));
  const members = (one, wanted) => one.members.filter(({ kind }) => kind === wanted);
  return {
    tags: named(declarations.map(({ tagName }) => tagName)),
    attributes: each((one) =>
      one.attributes.map(({ name, type, default: value }) => [
        `${one.tagName}[${name}]`,
        { type: type.text, ...(value === undefined ? {} : { default: value }) },
      ]),
    ),
    properties: each((one) =>
      members(one, 'field').map(({ name, type, readonly }) => [
        `${one.tagName}.${name}`,
        { use: readonly ? 'read' : 'given', type: type.text },
      ]),
    ),
    methods: each((one) =>
      members(one, 'method').map((method) => [`${one.tagName}.${method.name}`, { type: methodText(method) }]),
    ),
    events: each((one) => one.events.map(({ name }) => [`${one.tagName} ${name}`, {}])),
    slots: each((one) => (one.slots ?? []).map(({ name }) => [`${one.tagName} ${name}`, {}])),
    parts: each((one) => one.cssParts.map(({ name }) => [`${one.tagName}::part(${name})`, {}])),
    'CSS variables': each((one) => (one.cssProperties ?? []).map(({ name }) => [name, {}])),
  };
}

/** The views that a page may open. */
function openableViews() {
  const [, list] = /const OPENABLE = \{([^}]*)\}/.exec(readText('src/settings/readOpenableView.ts'));
  return [...list.matchAll(/(\w+): true/g)].map(([, view]) => view);
}

/** Every key of `texts` with the placeholders in the English text. */
async function textKeys() {
  const parts = await readLanguage('en');
  const placeholders = (text) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort().join(' ');
  return byName(
    Object.values(parts).flatMap((texts) =>
      Object.entries(texts).map(([key, text]) => [key, { placeholders: placeholders(text) }]),
    ),
  );
}

/** The names that each entry point exports. */
function exportedNames(exported) {
  const pairs = exported.flatMap(({ entry, values, types, all }) => [
    ...all.map((path) => [`wallet-modal/${entry} all of ${path}`, {}]),
    ...values.map((name) => [`wallet-modal/${entry} ${name}`, {}]),
    ...types.map((name) => [`wallet-modal/${entry} type ${name}`, {}]),
  ]);
  return byName(pairs);
}

/** The types of the exports, and the types that a page gets through them. Leaves out elements, which the manifest describes. */
function exportedTypes(exported, elements) {
  const of = (isAround) => exported.filter(({ entry }) => aroundElement.includes(entry) === isAround);
  const values = of(false).flatMap(({ path, values }) => values.map((name) => ({ path, name, use: 'read' })));
  const types = of(false).flatMap(({ path, types }) => types.map((name) => ({ path, name })));
  const roots = [
    ...values,
    { path: 'src/settings/objectProperties.ts', name: 'ObjectProperties', use: 'given' },
    { path: 'src/lib/modalEvents.ts', name: 'WalletModalEvents', use: 'read' },
  ];
  const described = Object.entries(readTypes(roots, types));
  const own = of(true).flatMap(({ entry, path, values, types }) =>
    [...values, ...types].flatMap((name) => describeExport(entry, path, name)),
  );
  return byName([...described.filter(([name]) => !elements.includes(name)), ...own]);
}

/** An export of an entry point around the element itself. Several of these entry points use the same name. */
function describeExport(entry, path, name) {
  const declared = findDeclaration(path, name);
  if (!declared) return [];
  return [[`wallet-modal/${entry} ${name}`, { use: 'both', ...describeType(declared.node) }]];
}

/** The minimum versions of Node and frameworks. */
function requirements() {
  const { engines, peerDependencies } = readJson('package.json');
  const versions = Object.entries({ ...engines, ...peerDependencies });
  return byName(versions.map(([name, range]) => [name, { default: range }]));
}

/** Everything that docs/versions.md promises to keep, by kind and name. */
export async function readSurface() {
  const { declarations } = createManifest().modules[0];
  const exported = entrySources().map(([entry, path]) => ({ entry, path, ...readExports(path) }));
  // The sandbox's exports keep their names, but their types may change.
  const typed = exported.filter(({ entry }) => !entry.startsWith('sandbox'));
  const elements = declarations.map(({ name }) => name);
  return {
    ...ofElements(declarations),
    views: named(openableViews()),
    'error codes': named(readUnion('src/lib/errors.ts', 'ErrorCode')),
    'stored names': named(storageNames()),
    'entry points': named(Object.keys(readJson('package.json').exports)),
    exports: exportedNames(exported),
    types: exportedTypes(typed, elements),
    texts: await textKeys(),
    requirements: requirements(),
  };
}
