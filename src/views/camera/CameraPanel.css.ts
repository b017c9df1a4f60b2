import { style } from '@vanilla-extract/css';
import { px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

/** Keeps its size while there is no picture yet. */
export const picture = style({
  inlineSize: '100%',
  blockSize: px(220),
  borderRadius: radius(4),
  background: theme.raised,
  objectFit: 'cover',
});

export const aim = style([text.small, { color: theme.muted, textAlign: 'center' }]);
