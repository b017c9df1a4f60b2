import { WalletModalError } from '../lib/errors.js';
import { reportError } from '../lib/reportError.js';

/**
 * The attributes of `<wallet-modal>` and their kinds: a flag, a text, words separated by spaces, or one of several values, the
 * first being the default. Each has a property with the same name in camelCase. The property of a `names` attribute also takes
 * objects and is in `objectProperties`. The comment of `WalletModalElement` explains them; a test keeps the names in sync.
 */
export const attributes = {
  open: 'flag',
  view: 'text',
  inline: 'flag',
  layout: ['auto', 'compact', 'wide'],
  prefetch: ['intent', 'idle', 'none'],
  'project-id': 'text',
  'app-name': 'text',
  'app-description': 'text',
  'app-url': 'text',
  'app-icon': 'text',
  'terms-url': 'text',
  'privacy-url': 'text',
  networks: 'words',
  'default-network': 'text',
  'allow-unsupported-chain': 'flag',
  'featured-wallets': 'words',
  'include-wallets': 'words',
  'exclude-wallets': 'words',
  'all-wallets': ['show', 'hide', 'only-mobile'],
  'wallet-order': 'words',
  multiple: 'flag',
  'no-injected': 'flag',
  'no-announced': 'flag',
  features: 'words',
  services: ['named', 'open'],
  'account-source': 'names',
  'quote-source': 'names',
  'wallet-source': 'names',
  'directory-url': 'text',
  'chain-api-url': 'text',
  'analytics-url': 'text',
  'frame-url': 'text',
  'ipfs-gateway': 'text',
  'relay-url': 'text',
  'siwe-url': 'text',
  'theme-mode': ['auto', 'dark', 'light'],
  locale: 'text',
  'enable-analytics': ['ask', 'true', 'false'],
  remember: ['local', 'session', 'none'],
  reconnect: ['on', 'off'],
  currency: 'text',
  'track-transactions': 'flag',
  'restrict-timezones': 'flag',
  'swap-fee': 'text',
} as const satisfies AttributeTable;

/** The kinds of attributes, by name. */
export type AttributeTable = Readonly<Record<string, AttributeKind>>;
export type AttributeKind = 'flag' | 'text' | 'words' | 'names' | readonly [string, ...string[]];

/** `default-network` → `defaultNetwork`. */
export type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

type ValueOf<Kind> = Kind extends 'flag'
  ? boolean
  : Kind extends 'words'
    ? readonly string[]
    : Kind extends readonly (infer Value)[]
      ? Value
      : string;

/** The properties that read and write the attributes of a table. */
export type PropertiesOf<Table> = {
  -readonly [Name in keyof Table as Table[Name] extends 'names'
    ? never
    : Name extends string
      ? CamelCase<Name>
      : never]: ValueOf<Table[Name]>;
};
export type AttributeProperties = PropertiesOf<typeof attributes>;

const UNREADABLE = 'A setting cannot be read.';

/** `default-network` → `defaultNetwork`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The attribute of a property: `default-network` for `defaultNetwork`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Vue and Svelte write `open="false"` before the element is defined, so "false" counts as absent. */
function isOn(value: string | null): boolean {
  return value !== null && value !== 'false';
}

/** The longest text of a setting, in characters. */
export const LONGEST_TEXT = 2_000;
/** The longest list of words, in characters. Fits several hundred wallet ids. */
const LONGEST_WORDS = 50_000;

/** Whether an attribute is too long to be read. */
export function isTooLong(kind: AttributeKind, value: string): boolean {
  return value.length > (kind === 'words' ? LONGEST_WORDS : LONGEST_TEXT);
}

/** The value of an attribute. Unknown choices give the default. Texts that are too long count as absent. */
function readAttribute(kind: AttributeKind, given: string | null): unknown {
  const value = given !== null && isTooLong(kind, given) ? null : given;
  if (kind === 'flag') return isOn(given);
  if (kind === 'words') return value?.split(/\s+/).filter(Boolean) ?? [];
  if (kind === 'text') return value ?? '';
  return value !== null && kind.includes(value) ? value : kind[0];
}

/** The attribute's text for a value from a property or JSON. Null removes the attribute. */
function writeAttribute(kind: AttributeKind, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (kind === 'flag') return value && value !== 'false' ? '' : null;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/**
 * Defines a property under its own name and its name in markup. Vue, React and Svelte set a property if the element
 * has one of that name, and otherwise write the value as text into an attribute.
 */
export function defineProperty(
  prototype: HTMLElement,
  attribute: string,
  property: Required<Pick<PropertyDescriptor, 'get' | 'set'>>,
): void {
  for (const name of new Set([propertyName(attribute), attribute])) {
    Object.defineProperty(prototype, name, { enumerable: !name.includes('-'), ...property });
  }
}

/** Defines a property for each attribute of a table. */
export function defineAttributeProperties(prototype: HTMLElement, table: AttributeTable): void {
  for (const [name, kind] of Object.entries(table)) {
    if (kind === 'names') continue;
    defineProperty(prototype, name, {
      get(this: HTMLElement) {
        return readAttribute(kind, this.getAttribute(name));
      },
      set(this: HTMLElement, value: unknown) {
        let text: string | null;
        try {
          text = writeAttribute(kind, value);
        } catch (cause) {
          const details = `What was given as "${name}" throws when it is read.`;
          reportError(this, new WalletModalError('config_invalid', UNREADABLE, { details, cause }));
          return;
        }
        if (text === null) this.removeAttribute(name);
        else if (text !== this.getAttribute(name)) this.setAttribute(name, text);
      },
    });
  }
}
