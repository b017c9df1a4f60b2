const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const RESERVED = 'Reserved: accepted, and nothing reads it yet.';

/** The type and default of an attribute kind, for the attribute and its property. */
function typesOf(kind) {
  if (kind === 'flag') return { attribute: 'boolean', property: 'boolean', value: 'false' };
  if (kind === 'words') return { attribute: 'string', property: 'readonly string[]', value: '[]' };
  if (kind === 'names') return { attribute: 'string', value: '[]' };
  if (kind === 'text') return { attribute: 'string', property: 'string', value: "''" };
  const union = kind.map((value) => `'${value}'`).join(' | ');
  return { attribute: union, property: union, value: `'${kind[0]}'` };
}

/** Throws unless a comment lists exactly the names in the code. */
function mustBeSame(what, documented, actual) {
  const missing = actual.filter((name) => !documented.includes(name));
  const wrong = documented.filter((name) => !actual.includes(name));
  if (missing.length) throw new Error(`${what} without a word in the comment of the class: ${missing}`);
  if (wrong.length) throw new Error(`${what} in the comment of the class that do not exist: ${wrong}`);
}

const namesOf = (list = []) => list.map(({ name }) => name);
const inOrderOf = (names, list) => names.map((name) => list.find((one) => one.name === name));

/** A class of the manifest: its comment, with types and defaults from its tables. */
export function describe(
  analyzed,
  { attributes, properties = [], events, cssProperties, reserved, members },
) {
  const { name, tagName, description } = analyzed;
  const table = new Map(attributes);
  const documented = [
    ...analyzed.attributes.filter((one) => one.description),
    ...reserved.map((one) => ({ name: one, description: RESERVED })),
  ];
  mustBeSame(`${tagName}: attributes`, namesOf(documented), [...table.keys()]);
  if (events) mustBeSame(`${tagName}: events`, namesOf(analyzed.events), namesOf(events));
  if (cssProperties) {
    mustBeSame(`${tagName}: custom properties`, namesOf(analyzed.cssProperties), cssProperties);
  }

  const ordered = inOrderOf([...table.keys()], documented);
  return {
    kind: 'class',
    customElement: true,
    name,
    tagName,
    description,
    superclass: { name: 'HTMLElement' },
    attributes: ordered.map((one) => {
      const { attribute, value } = typesOf(table.get(one.name));
      const hasDefault = value !== "''" && value !== '[]';
      return {
        name: one.name,
        type: { text: attribute },
        ...(hasDefault ? { default: value.replaceAll("'", '') } : {}),
        description: one.description,
        fieldName: camelCase(one.name),
      };
    }),
    members: [
      // The property of a `names` attribute is listed with the other properties.
      ...ordered
        .filter((one) => table.get(one.name) !== 'names')
        .map((one) => {
          const { property, value } = typesOf(table.get(one.name));
          return {
            kind: 'field',
            name: camelCase(one.name),
            type: { text: property },
            default: value,
            description: one.description,
            attribute: one.name,
            reflects: true,
          };
        }),
      ...properties.map((one) => ({
        kind: 'field',
        name: one.name,
        type: { text: one.type },
        description: one.description,
      })),
      ...members.filter(isPublic).map(member),
    ],
    events: analyzed.events.map((one) => ({
      name: one.name,
      type: { text: `CustomEvent<WalletModalEvents['${one.name}']>` },
      description: `${one.description}${detailOf(events?.find(({ name: event }) => event === one.name))}`,
    })),
    ...(analyzed.slots ? { slots: analyzed.slots } : {}),
    cssParts: analyzed.cssParts,
    cssProperties: analyzed.cssProperties,
  };
}

const detailOf = (event) =>
  event?.fields.length ? ` Detail: ${event.fields.map((field) => `\`${field}\``).join(', ')}.` : '';

/** Fields without a comment are assignments that the analyzer found in a constructor. */
const isPublic = ({ privacy, isInternal, description }) => !privacy && !isInternal && description;

function member({ kind, name, type, readonly, return: returns, parameters, description }) {
  const text = description.replace(/\s*\n\s*/g, ' ');
  if (kind !== 'method') {
    return {
      kind,
      name,
      type: typeof type === 'string' ? { text: type } : type,
      ...(readonly ? { readonly } : {}),
      description: text,
    };
  }
  const list = (parameters ?? []).map(({ name: parameter, type: ofParameter, optional, default: value }) => ({
    name: parameter,
    ...(optional || value ? { optional: true } : {}),
    type: ofParameter,
  }));
  return { kind, name, ...(list.length ? { parameters: list } : {}), return: returns, description: text };
}
