/** Values for the public `--wallet-modal-*` properties, by their full name. */
export type ThemeVariables = Readonly<Record<string, string | number>>;

const PREFIX = '--wallet-modal-';

/** What was set here before: the rest of an element's style is the host's own. */
const applied = new WeakMap<HTMLElement, ThemeVariables | undefined>();

/** Sets the public properties on an element as they are given, and removes those that are not given any more. */
export function applyThemeVariables(target: HTMLElement, variables: ThemeVariables | undefined): void {
  for (const name of Object.keys({ ...applied.get(target), ...variables })) {
    if (name.startsWith(PREFIX)) target.style.setProperty(name, `${variables?.[name] ?? ''}`);
  }
  applied.set(target, variables);
}
