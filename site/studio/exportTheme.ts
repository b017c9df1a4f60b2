import { CONTROLS } from './controls.js';
import type { Design } from './design.js';

/** The values that differ from the defaults, in the order of the controls. */
function given({ values }: Design): [name: string, value: string][] {
  return CONTROLS.flatMap(({ name }) => {
    const value = values[name];
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
}

/** A CSS rule that applies to the modal and all buttons. */
export function toCss(design: Design): string {
  const lines = given(design).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length ? `:root {\n${lines.join('\n')}\n}` : '/* All variables have their defaults. */';
}

/** The content of the settings script. */
export function toJson(design: Design): string {
  const themeVariables = Object.fromEntries(given(design));
  return JSON.stringify({ themeMode: design.mode, themeVariables }, undefined, 2);
}
