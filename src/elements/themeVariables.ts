/** Values for the public `--wallet-modal-*` properties, by their full name. */
export type ThemeVariables = Readonly<Record<string, string | number>>;

const PREFIX = '--wallet-modal-';

/** Sets the public properties on an element as they are given, and removes those that are not. */
export function applyThemeVariables(target: HTMLElement, variables: ThemeVariables | undefined): void {
  const { style } = target;
  for (const name of [...style])
    if (name.startsWith(PREFIX) && !variables?.[name]) style.removeProperty(name);
  for (const [name, value] of Object.entries(variables ?? {})) {
    if (name.startsWith(PREFIX)) style.setProperty(name, String(value));
  }
}
