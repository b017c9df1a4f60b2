import type { ThemeVariableName } from '../../src/settings/themeVariables.js';

/** A theme's values by full property name. Absent ones have the product's default. */
export type ThemeValues = Readonly<Partial<Record<ThemeVariableName, string>>>;

export const MODES = ['auto', 'dark', 'light'] as const;
export type Mode = (typeof MODES)[number];

/** The studio's document: the values, and the theme mode for visitors. */
export interface Design {
  readonly mode: Mode;
  readonly values: ThemeValues;
}

export const EMPTY_DESIGN: Design = { mode: 'auto', values: {} };

/** An imported design, with a sentence for each part that was left out. */
export interface ReadDesign {
  /** Undefined if nothing could be read. */
  readonly design: Design | undefined;
  readonly problems: readonly string[];
}
