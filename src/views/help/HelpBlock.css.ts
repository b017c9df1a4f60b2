import { style } from '@vanilla-extract/css';
import { px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(72),
  blockSize: px(72),
  borderRadius: radius(5),
  background: theme.raised,
  color: theme.accentText,
});

export const title = style([text.medium, { fontWeight: 600 }]);

export const body = style([text.small, { color: theme.muted }]);
