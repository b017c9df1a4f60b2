import { readInterface, readUnion } from './sources.mjs';

const place = /(<!-- reference:start -->\n)[\s\S]*?(<!-- reference:end -->)/;

/** docs/reference.md with its generated part. */
export function withReference(document, manifest) {
  if (!place.test(document)) {
    throw new Error('docs/reference.md has no <!-- reference:start --> and <!-- reference:end -->');
  }
  return document.replace(place, (_, start, end) => `${start}\n${reference(manifest)}\n\n${end}`);
}

const inCell = (text) => text.replaceAll('|', '\\|');
const code = (text) => `\`${text}\``;
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(inCell).join(' | ')} |`).join('\n');

const isReserved = ({ description }) => description.startsWith('Reserved:');

const kinds = { boolean: 'flag', string: 'text' };

/** The values of an attribute, its default first. */
function valuesOf({ type, default: value }) {
  if (kinds[type.text]) return kinds[type.text];
  const values = [...type.text.matchAll(/'([^']+)'/g)].map(([, one]) => code(one));
  return value ? values.join(', ') : values.join(' ');
}

const attributeTable = (attributes) =>
  table(
    ['Attribute', 'Values', ''],
    attributes
      .filter((one) => !isReserved(one))
      .map((one) => [code(one.name), valuesOf(one), one.description]),
  );

const signature = ({ name, parameters = [], return: returns }) =>
  `${name}(${parameters
    .map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type.text}`)
    .join(', ')}): ${returns.type.text}`;

function reference(manifest) {
  const [modal, ...buttons] = manifest.modules[0].declarations;
  const fields = modal.members.filter(({ kind, attribute }) => kind === 'field' && !attribute);
  const methods = modal.members.filter(({ kind }) => kind === 'method');
  const reserved = modal.attributes.filter(isReserved).map(({ name }) => code(name));
  return [
    '## Attributes of `<wallet-modal>`',
    'A flag is on if it is present and not `"false"`. Where several values are listed, the first is the default. Each attribute has a property with its camelCase name (`default-network` is `defaultNetwork`).',
    attributeTable(modal.attributes),
    ...(reserved.length ? [`Accepted, but not used yet: ${reserved.join(', ')}.`] : []),
    '## Properties',
    table(
      ['Property', 'Type', ''],
      fields.map((one) => [
        code(one.name),
        code(one.type.text.replace(' | undefined', '')),
        one.readonly ? `${one.description} Read-only.` : one.description,
      ]),
    ),
    '## Methods',
    table(
      ['Method', ''],
      methods.map((one) => [code(signature(one)), one.description]),
    ),
    '## Events',
    'All are `CustomEvent`s that bubble and cross shadow roots. In TypeScript, `addEventListener` knows their details; `WalletModalEvents` is the type.',
    table(
      ['Event', ''],
      modal.events.map((one) => [code(one.name), one.description]),
    ),
    `Values of \`reason\` for closing: ${readUnion('src/lib/state.ts', 'CloseReason').map(code).join(', ')}.`,
    '## State',
    '`state` and the listeners of `subscribe` get an immutable snapshot. Every change creates a new one.',
    table(
      ['Field', 'Type', ''],
      readInterface('src/lib/state.ts', 'WalletModalState').map((one) => [
        code(one.isOptional ? `${one.name}?` : one.name),
        code(one.type.replace(' | undefined', '')),
        one.description,
      ]),
    ),
    ...buttons.flatMap((one) => [
      `## \`<${one.tagName}>\``,
      one.description,
      attributeTable(one.attributes),
      one.members
        .filter(({ attribute }) => !attribute)
        .map(({ name, description }) => `Property ${code(name)}: ${description}`)
        .join('\n'),
    ]),
    '## Custom properties and parts',
    table(
      ['Property', 'Default', ''],
      modal.cssProperties.map((one) => [code(one.name), code(one.default), one.description]),
    ),
    table(
      ['Part', ''],
      [modal, ...buttons].flatMap(({ tagName, cssParts }) =>
        cssParts.map((one) => [code(`${tagName}::part(${one.name})`), one.description]),
      ),
    ),
  ].join('\n\n');
}
