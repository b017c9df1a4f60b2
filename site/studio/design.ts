import type { ThemeVariableName } from '../../src/settings/themeVariables.js';

/** The values of a theme by full name; what is absent has the product's default. */
export type ThemeValues = Readonly<Partial<Record<ThemeVariableName, string>>>;

export const MODES = ['auto', 'dark', 'light'] as const;
export type Mode = (typeof MODES)[number];

/** What the studio edits: the values, and the theme that visitors are to see. */
export interface Design {
  readonly mode: Mode;
  readonly values: ThemeValues;
}

export const EMPTY_DESIGN: Design = { mode: 'auto', values: {} };

/** Something read from outside, with a sentence for each part that was left out. */
export interface ReadDesign {
  /** Undefined if nothing could be read. */
  readonly design: Design | undefined;
  readonly problems: readonly string[];
}
