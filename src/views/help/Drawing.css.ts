import { style } from '@vanilla-extract/css';
import { px } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const drawing = style({
  display: 'block',
  inlineSize: px(72),
  blockSize: px(72),
  fill: 'none',
  stroke: theme.text,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** What matters in a drawing. */
export const main = style({ fill: theme.accent, stroke: theme.accentEdge });
/** What is drawn upon that. */
export const onMain = style({ stroke: theme.onAccent });
/** Ground of a thing, so that what lies behind it does not show through. */
export const ground = style({ fill: theme.surface });
/** What only fills the scene. */
export const quiet = style({ stroke: theme.muted });
