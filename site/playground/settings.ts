/** The parts of `custom-elements.json` that the playground reads. */
export interface Manifest {
  readonly modules: readonly { readonly declarations: readonly ManifestElement[] }[];
}

interface ManifestElement {
  readonly name: string;
  readonly tagName: string;
  readonly attributes?: readonly ManifestValue[];
  readonly members: readonly (ManifestValue & { readonly kind: string; readonly readonly?: boolean })[];
  readonly events?: readonly { readonly name: string; readonly description: string }[];
}

interface ManifestValue {
  readonly name: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
  readonly description: string;
  readonly attribute?: string;
  readonly fieldName?: string;
}

/**
 * The type of a setting: a flag, one of several values, text, words separated by spaces, JSON, or an object with functions, for
 * which the playground has an example.
 */
export type SettingKind = 'flag' | 'choice' | 'text' | 'words' | 'json' | 'functions';

/** One attribute, or one property without an attribute. */
export interface Setting {
  /** Unique, also in addresses: `theme-mode`, `button.label`. */
  readonly id: string;
  readonly tag: string;
  /** As written in HTML; for a property without an attribute, the property's name. */
  readonly name: string;
  readonly property: string;
  readonly isAttribute: boolean;
  readonly kind: SettingKind;
  /** The values of a choice, the default first. */
  readonly choices: readonly string[];
  /** Suggested words, taken from the description. */
  readonly suggestions: readonly string[];
  /** The type in the manifest. */
  readonly type: string;
  readonly description: string;
}

export const MODAL = 'wallet-modal';

/** Properties that are or contain functions. JSON can't express them. */
const WITH_FUNCTIONS =
  /^(WalletSource|ConnectorSetting|KeyValueStorage|AccountSource|QuoteSource|RateSource|OnRampProvider|Siwe)$/;

const defaultFirst = (choices: readonly string[], first: string | undefined) =>
  first && choices.includes(first) ? [first, ...choices.filter((one) => one !== first)] : choices;

/** `wallet-network-button` → `network-button`. */
export const shortTag = (tag: string) => tag.replace('wallet-', '');

const typeOf = ({ type }: ManifestValue) => (type?.text ?? 'string').replace(' | undefined', '');

function choicesOf(value: ManifestValue): readonly string[] {
  const type = typeOf(value);
  if (!/^'[^']*'( \| '[^']*')+$/.test(type)) return [];
  return defaultFirst(
    [...type.matchAll(/'([^']*)'/g)].map(([, choice]) => choice ?? ''),
    value.default?.replaceAll("'", ''),
  );
}

/** The words in code marks in a description, such as view names. */
const wordsIn = (description: string) => [
  ...new Set([...description.matchAll(/`([\w:.-]*\w)`/g)].map(([, word]) => word ?? '')),
];

function kindOf(value: ManifestValue, field: ManifestValue | undefined): SettingKind {
  const type = typeOf(value);
  if (type === 'boolean') return 'flag';
  if (choicesOf(value).length) return 'choice';
  if (type !== 'string')
    return type.match(/\w+/g)?.some((name) => WITH_FUNCTIONS.test(name)) ? 'functions' : 'json';
  const property = field ? typeOf(field) : 'string';
  return /^readonly string\[\]$|readonly \(\w+ \| string\)\[\]/.test(property) ? 'words' : 'text';
}

function settingsOf({ tagName, attributes = [], members }: ManifestElement): Setting[] {
  const prefix = tagName === MODAL ? '' : `${shortTag(tagName)}.`;
  const names = new Set(
    [...attributes, ...members].flatMap(({ name, attribute }) => [name, attribute ?? name]),
  );
  const fieldOf = ({ name, fieldName }: ManifestValue) =>
    members.find((one) => one.attribute === name || one.name === fieldName);
  const make = (value: ManifestValue, isAttribute: boolean): Setting => {
    const kind = kindOf(value, isAttribute ? fieldOf(value) : undefined);
    const takesWords = kind === 'words' || kind === 'text';
    return {
      id: `${prefix}${value.name}`,
      tag: tagName,
      name: value.name,
      property: value.fieldName ?? value.name,
      isAttribute,
      kind,
      choices: choicesOf(value),
      suggestions: takesWords ? wordsIn(value.description).filter((word) => !names.has(word)) : [],
      type: typeOf(value),
      description: value.description,
    };
  };
  const properties = members.filter(
    ({ kind, attribute, readonly }) => kind === 'field' && !attribute && !readonly,
  );
  return [...attributes.map((one) => make(one, true)), ...properties.map((one) => make(one, false))];
}

/** The playground's data about our elements. */
export interface Model {
  /** All settings, in the order of the manifest. */
  readonly settings: readonly Setting[];
  /** The names of the React components, by tag. */
  readonly components: ReadonlyMap<string, string>;
  /** The names of the events of all elements. */
  readonly events: readonly string[];
}

/** Reads `custom-elements.json`. */
export function readModel({ modules }: Manifest): Model {
  const elements = modules.flatMap(({ declarations }) => declarations);
  return {
    settings: elements.flatMap(settingsOf),
    components: new Map(elements.map(({ tagName, name }) => [tagName, name.replace(/Element$/, '')])),
    events: [...new Set(elements.flatMap(({ events = [] }) => events.map(({ name }) => name)))],
  };
}
