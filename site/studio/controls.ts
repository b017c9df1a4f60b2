import type { ThemeVariableName } from '../../src/settings/themeVariables.js';

export type ControlKind = 'colour' | 'fonts' | 'length' | 'number';

/** The control for a public custom property, with its range of useful values. */
export interface Control {
  readonly name: ThemeVariableName;
  readonly label: string;
  /** Its name in the studio's address. */
  readonly short: string;
  readonly kind: ControlKind;
  /** The default, as in the manifest. */
  readonly standard: string;
  readonly hint: string;
  /** In px for lengths, without a unit for numbers. */
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

const text = { least: 0, most: 0, step: 0 };

const byName = {
  '--wallet-modal-accent': {
    label: 'Accent',
    short: 'accent',
    kind: 'colour',
    standard: 'hsl(230 100% 67%)',
    hint: 'Buttons, links and what is chosen.',
    ...text,
  },
  '--wallet-modal-color-mix': {
    label: 'Tint',
    short: 'mix',
    kind: 'colour',
    standard: '#fff',
    hint: 'A colour in the background. Seen once its strength is above 0.',
    ...text,
  },
  '--wallet-modal-color-mix-strength': {
    label: 'Strength of the tint',
    short: 'strength',
    kind: 'number',
    standard: '0',
    hint: 'From 0 to 100.',
    least: 0,
    most: 100,
    step: 1,
  },
  '--wallet-modal-font-family': {
    label: 'Font',
    short: 'font',
    kind: 'fonts',
    standard: 'system-ui, sans-serif',
    hint: 'Names separated by commas. The first that the visitor’s device has is used.',
    ...text,
  },
  '--wallet-modal-font-size-master': {
    label: 'Size',
    short: 'size',
    kind: 'length',
    standard: '10px',
    hint: 'The unit of all sizes. Most text is 1.4 times as large.',
    least: 7,
    most: 20,
    step: 0.5,
  },
  '--wallet-modal-border-radius-master': {
    label: 'Corners',
    short: 'radius',
    kind: 'length',
    standard: '4px',
    hint: 'The unit of all corner radii. The card has 7 times as much.',
    least: 0,
    most: 20,
    step: 0.5,
  },
  '--wallet-modal-z-index': {
    label: 'Level',
    short: 'z',
    kind: 'number',
    standard: '99990',
    hint: 'Only while a wallet prompt is open. Below the prompts of wallets, which begin at 99999.',
    least: 0,
    most: 2_147_483_647,
    step: 1,
  },
} as const satisfies Record<ThemeVariableName, Omit<Control, 'name'>>;

/** One control for each public custom property, in display order. */
export const CONTROLS: readonly Control[] = Object.entries(byName).map(([name, control]) => ({
  name: name as ThemeVariableName,
  ...control,
}));
