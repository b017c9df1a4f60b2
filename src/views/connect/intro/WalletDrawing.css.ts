import { style } from '@vanilla-extract/css';
import { contrast, px } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';

// Browsers do not apply forced colours to SVG drawings.
const part = (colours: { fill?: string; stroke?: string }, forced: typeof colours) =>
  style({ ...colours, '@media': { [contrast.forced]: forced } });

export const drawing = style({
  inlineSize: px(160),
  blockSize: px(112),
  fill: 'none',
  stroke: theme.muted,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [contrast.forced]: { stroke: 'CanvasText' } },
});

export const body = part(
  { fill: theme.accent, stroke: theme.accentEdge },
  { fill: 'Highlight', stroke: 'Highlight' },
);
/** Hides what is behind it. */
export const coin = part({ fill: theme.surface }, { fill: 'Canvas' });
export const line = part({ stroke: theme.accentText }, { stroke: 'CanvasText' });
export const mark = part({ stroke: theme.onAccent }, { stroke: 'HighlightText' });
