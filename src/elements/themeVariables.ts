import { readFields } from '../lib/foreignObject.js';
import { LONGEST_TEXT } from './attributes.js';

/** Values for the public `--wallet-modal-*` properties, by their full name. */
export type ThemeVariables = Readonly<Record<string, string | number>>;

/** The values that can be set, from whatever a host gave. Never throws. */
export function readThemeVariables(variables: unknown): Readonly<Record<string, string>> {
  const given = Object.entries(readFields(variables)).flatMap(([name, value]) =>
    name.startsWith(PREFIX) && isThemeValue(value) ? [[name, `${value}`]] : [],
  );
  return Object.fromEntries(given);
}

export const isThemeValue = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_TEXT);

const PREFIX = '--wallet-modal-';

/** What was set here before: the rest of an element's style is the host's own. */
const applied = new WeakMap<HTMLElement, Readonly<Record<string, string>>>();

/** Sets the public properties on an element as they are given, and removes those that are not given any more. */
export function applyThemeVariables(target: HTMLElement, given: ThemeVariables | undefined): void {
  const variables = readThemeVariables(given);
  for (const name of Object.keys({ ...applied.get(target), ...variables })) {
    target.style.setProperty(name, variables[name] ?? '');
  }
  applied.set(target, variables);
}
