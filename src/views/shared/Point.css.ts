import { style } from '@vanilla-extract/css';
import { px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const points = style({ display: 'grid', gap: 16, paddingBlock: '4px 8px' });

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'start',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(40),
  blockSize: px(40),
  borderRadius: radius(3),
  background: theme.raised,
  color: theme.accentText,
});

export const words = style({ display: 'grid', gap: px(2), overflowWrap: 'anywhere' });

export const title = style([text.medium, { fontWeight: 600 }]);

export const body = style([text.small, { color: theme.muted }]);
