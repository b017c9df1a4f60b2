import { style } from '@vanilla-extract/css';
import { contrast, px } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

// The browser forces no colours upon drawings.
const forced = (colours: { fill?: string; stroke?: string }) => ({
  '@media': { [contrast.forced]: colours },
});

export const drawing = style({
  display: 'block',
  inlineSize: px(72),
  blockSize: px(72),
  fill: 'none',
  stroke: theme.text,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  ...forced({ stroke: 'CanvasText' }),
});

/** What matters in a drawing. */
export const main = style({
  fill: theme.accent,
  stroke: theme.accentEdge,
  ...forced({ fill: 'Highlight', stroke: 'Highlight' }),
});
/** What is drawn upon that. */
export const onMain = style({ stroke: theme.onAccent, ...forced({ stroke: 'HighlightText' }) });
/** Ground of a thing, so that what lies behind it does not show through. */
export const ground = style({ fill: theme.surface, ...forced({ fill: 'Canvas' }) });
/** What only fills the scene. */
export const quiet = style({ stroke: theme.muted, ...forced({ stroke: 'CanvasText' }) });
