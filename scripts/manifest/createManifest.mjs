import { create, ts } from '@custom-elements-manifest/analyzer';
import { describe } from './describe.mjs';
import { parse, readCallTable, readEvents, readInterface, readTable, tagOf } from './sources.mjs';

const elements = 'src/elements';
const modalAttributes = () => readTable('src/settings/attributes.ts', 'attributes');
const buttonAttributes = () => readTable('src/settings/buttonAttributes.ts', 'buttonAttributes');
const only = (...names) => buttonAttributes().filter(([attribute]) => names.includes(attribute));

/** Every public class, with the additions of its tables and interfaces to its comment. */
const classes = () => [
  {
    path: `${elements}/wallet-modal-element.ts`,
    attributes: modalAttributes(),
    properties: readInterface('src/settings/objectProperties.ts', 'ObjectProperties'),
    events: readEvents('src/lib/modalEvents.ts', 'WalletModalEvents'),
    cssProperties: readCallTable('src/styles/contract.css.ts', 'contract').map(
      ([, name]) => `--wallet-modal-${name}`,
    ),
  },
  { path: `${elements}/wallet-button-element.ts`, attributes: buttonAttributes() },
  { path: `${elements}/wallet-network-button-element.ts`, attributes: only('for', 'disabled', 'label') },
  {
    path: `${elements}/onramp/wallet-onramp-widget-element.ts`,
    attributes: only('for', 'disabled'),
  },
];

/** The shared base class of the buttons. */
const base = `${elements}/modal-button-element.ts`;

/** Removes private members, and adds details that the analyzer doesn't read. */
function memberNotes() {
  const notes = new Map();
  return {
    notes,
    plugin: {
      name: 'member-notes',
      analyzePhase({ node, moduleDoc }) {
        if (!ts.isClassElement(node) || !node.name) return;
        const { initializer } = node;
        notes.set(`${moduleDoc.path} ${node.name.getText()}`, {
          isInternal: tagOf(node, 'internal') !== undefined,
          ...(initializer && ts.isNewExpression(initializer)
            ? { type: initializer.expression.getText() }
            : {}),
        });
      },
    },
  };
}

/** The custom elements manifest of the published package. */
export function createManifest() {
  const sources = classes();
  const { notes, plugin } = memberNotes();
  const modules = [...sources.map(({ path }) => path), base].map(parse);
  const analyzed = create({ modules, plugins: [plugin], context: { dev: false } });
  const classOf = (path) =>
    analyzed.modules.find((one) => one.path === path).declarations.find(({ kind }) => kind === 'class');
  const shared = classOf(base).members;

  const declarations = sources.map((source) => {
    const node = parse(source.path).statements.find(ts.isClassDeclaration);
    const declaration = classOf(source.path);
    const members = source.properties ? declaration.members : shared;
    const file = source.properties ? source.path : base;
    return describe(declaration, {
      ...source,
      reserved: (tagOf(node, 'reserved') ?? '').split(' ').filter(Boolean),
      members: members.map((member) => ({ ...member, ...notes.get(`${file} ${member.name}`) })),
    });
  });

  const published = 'dist/pure.js';
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: published,
        declarations,
        exports: declarations.map(({ name }) => ({
          kind: 'js',
          name,
          declaration: { name, module: published },
        })),
      },
      {
        kind: 'javascript-module',
        path: 'dist/wallet-modal.js',
        declarations: [],
        exports: declarations.map(({ name, tagName }) => ({
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name, module: published },
        })),
      },
    ],
  };
}
