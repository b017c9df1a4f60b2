import type { ThemeValues } from './design.js';

export interface Preset {
  readonly name: string;
  readonly text: string;
  readonly values: ThemeValues;
}

/** Preset themes. A journey measures that each meets AA in both modes. */
export const PRESETS: readonly Preset[] = [
  { name: 'Default', text: 'As it comes.', values: {} },
  {
    name: 'Meadow',
    text: 'Green, with a breath of it in the background.',
    values: {
      '--wallet-modal-accent': '#0a7d55',
      '--wallet-modal-color-mix': '#0a7d55',
      '--wallet-modal-color-mix-strength': '6',
    },
  },
  {
    name: 'Ember',
    text: 'Warm orange and tight corners.',
    values: {
      '--wallet-modal-accent': '#e2562b',
      '--wallet-modal-color-mix': '#c4622d',
      '--wallet-modal-color-mix-strength': '7',
      '--wallet-modal-border-radius-master': '2px',
    },
  },
  {
    name: 'Slate',
    text: 'Quiet blue-grey, square.',
    values: {
      '--wallet-modal-accent': '#475569',
      '--wallet-modal-color-mix': '#64748b',
      '--wallet-modal-color-mix-strength': '10',
      '--wallet-modal-border-radius-master': '0px',
    },
  },
  {
    name: 'Orchid',
    text: 'Violet, round, with a soft font where there is one.',
    values: {
      '--wallet-modal-accent': 'oklch(0.58 0.22 310)',
      '--wallet-modal-color-mix': 'oklch(0.58 0.22 310)',
      '--wallet-modal-color-mix-strength': '7',
      '--wallet-modal-font-family': 'ui-rounded, "SF Pro Rounded", "Nunito", system-ui, sans-serif',
      '--wallet-modal-border-radius-master': '6px',
    },
  },
  {
    name: 'Broadsheet',
    text: 'Dark red on paper, with serifs.',
    values: {
      '--wallet-modal-accent': '#8c1d18',
      '--wallet-modal-color-mix': '#c8a97e',
      '--wallet-modal-color-mix-strength': '10',
      '--wallet-modal-font-family': 'Georgia, "Times New Roman", serif',
      '--wallet-modal-border-radius-master': '1px',
    },
  },
  {
    name: 'Terminal',
    text: 'Bright green in a fixed-width font.',
    values: {
      '--wallet-modal-accent': '#26d962',
      '--wallet-modal-color-mix': '#0f5132',
      '--wallet-modal-color-mix-strength': '12',
      '--wallet-modal-font-family': 'ui-monospace, Menlo, Consolas, monospace',
      '--wallet-modal-border-radius-master': '0px',
    },
  },
  {
    name: 'Large',
    text: 'A fifth larger, in a clear blue.',
    values: {
      '--wallet-modal-accent': '#0b57d0',
      '--wallet-modal-font-size-master': '12px',
    },
  },
];
