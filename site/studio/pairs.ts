import type { PairKind } from './contrast.js';

/** Names of the product's colours, as `src/styles/theme.css.ts` has them. */
export const TOKENS = [
  'surface',
  'raised',
  'hover',
  'outline',
  'text',
  'muted',
  'accent',
  'onAccent',
  'accentEdge',
  'accentText',
  'success',
  'warning',
  'danger',
] as const;
export type Token = (typeof TOKENS)[number];

/** A colour and the backgrounds that the product draws it on. */
export interface Pair {
  readonly front: Token;
  readonly label: string;
  readonly kind: PairKind;
  readonly backs: readonly Token[];
}

export const BACK_LABELS: Readonly<Partial<Record<Token, string>>> = {
  surface: 'background',
  raised: 'rows and fields',
  hover: 'hovered rows',
  accent: 'accent',
};

const everywhere = ['surface', 'raised', 'hover'] as const;

/** The modal's pairs of colours, as docs/theming.md promises them, with the focus ring and borders. */
export const PAIRS: readonly Pair[] = [
  { front: 'text', label: 'Text', kind: 'text', backs: everywhere },
  { front: 'muted', label: 'Secondary text', kind: 'text', backs: everywhere },
  { front: 'accentText', label: 'Accent as text', kind: 'text', backs: everywhere },
  { front: 'success', label: 'Success', kind: 'text', backs: everywhere },
  { front: 'warning', label: 'Warning', kind: 'text', backs: everywhere },
  { front: 'danger', label: 'Danger', kind: 'text', backs: everywhere },
  { front: 'onAccent', label: 'Text on the main button', kind: 'text', backs: ['accent'] },
  { front: 'accentEdge', label: 'Outline of the accent', kind: 'control', backs: everywhere },
  { front: 'accentText', label: 'Focus ring', kind: 'control', backs: everywhere },
  { front: 'outline', label: 'Border of fields', kind: 'control', backs: ['surface'] },
];
