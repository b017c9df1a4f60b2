import { style } from '@vanilla-extract/css';
import { contrast, px } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

// Browsers do not apply forced colours to SVG drawings.
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

/** The main part of a drawing. */
export const main = style({
  fill: theme.accent,
  stroke: theme.accentEdge,
  ...forced({ fill: 'Highlight', stroke: 'Highlight' }),
});
/** Details on the main part. */
export const onMain = style({ stroke: theme.onAccent, ...forced({ stroke: 'HighlightText' }) });
/** The background of an object. It hides objects behind it. */
export const ground = style({ fill: theme.surface, ...forced({ fill: 'Canvas' }) });
/** Secondary parts of the scene. */
export const quiet = style({ stroke: theme.muted, ...forced({ stroke: 'CanvasText' }) });
