import { measure } from './base.css.js';

/** A length that scales with the page's text size; `n` is in pixels at the default size. */
export const px = (n: number) => `calc(${measure.unit} * ${n})`;

/** A corner radius in multiples of the public radius. */
export const radius = (n: number) => `calc(${measure.radius} * ${n})`;

/** The five text sizes, with line heights on a 4 px grid. */
export const text = {
  tiny: { fontSize: px(12), lineHeight: px(16) },
  small: { fontSize: px(14), lineHeight: px(20) },
  medium: { fontSize: px(16), lineHeight: px(22) },
  large: { fontSize: px(20), lineHeight: px(26) },
  huge: { fontSize: px(28), lineHeight: px(34) },
} as const;

export const screen = {
  /** The card is a sheet at the bottom edge. */
  sheet: '(max-width: 430px)',
} as const;

export const motion = {
  reduced: '(prefers-reduced-motion: reduce)',
  /** In ms, as long as `theme.quick`. For leaving and for changes of height. */
  quickMs: 150,
} as const;

export const contrast = {
  /** The system replaces all colours. */
  forced: '(forced-colors: active)',
  more: '(prefers-contrast: more)',
} as const;

/** A chosen or primary element in forced-colours mode: filled, with a focus ring that is visible on the fill. */
export const forcedFill = {
  borderColor: 'Highlight',
  background: 'Highlight',
  color: 'HighlightText',
  outlineColor: 'CanvasText',
  boxShadow: 'none',
  forcedColorAdjust: 'none',
} as const;
