import { readFields } from '../lib/untrusted/readFields.js';
import { LONGEST_TEXT } from './attributes.js';

/** The names of the public CSS properties. */
export type ThemeVariableName = `--wallet-modal-${
  | 'accent'
  | 'border-radius-master'
  | 'color-mix'
  | 'color-mix-strength'
  | 'font-family'
  | 'font-size-master'
  | 'z-index'}`;

/** Values for the public `--wallet-modal-*` properties, by full name. */
export type ThemeVariables = { readonly [Name in ThemeVariableName]?: string | number | undefined };

/** The usable values of the page's theme variables. Never throws. */
function readThemeVariables(variables: unknown): Readonly<Record<string, string>> {
  const given = Object.entries(readFields(variables)).flatMap(([name, value]) =>
    name.startsWith(PREFIX) && isThemeValue(value) ? [[name, `${value}`]] : [],
  );
  return Object.fromEntries(given);
}

export const isThemeValue = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_TEXT);

const PREFIX = '--wallet-modal-';

interface Applied {
  readonly sheet: CSSStyleSheet;
  readonly given: ThemeVariables | undefined;
}
const applied = new WeakMap<ShadowRoot, Applied>();

/** Sets the given public properties on an element, overriding the page's, and removes earlier ones. */
export function applyThemeVariables(host: HTMLElement, given: ThemeVariables | undefined): void {
  const root = host.shadowRoot as ShadowRoot;
  const last = applied.get(root);
  if (last ? last.given === given : !given) return;
  // In a style sheet, because an inline style would differ from the server's markup. In a new one each time, because WebKit
  // keeps drawing the old rules of an adopted sheet.
  const sheet = new CSSStyleSheet();
  sheet.insertRule(':host {}');
  const { style } = sheet.cssRules[0] as CSSStyleRule;
  for (const [name, value] of Object.entries(readThemeVariables(given))) {
    style.setProperty(name, value, 'important');
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((one) => one !== last?.sheet), sheet];
  applied.set(root, { sheet, given });
}
