import { style } from '@vanilla-extract/css';
import { px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const block = style({
  display: 'flex',
  // Wraps only when large text leaves no room beside the picture.
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
});

export const picture = style({
  overflow: 'hidden',
  borderRadius: radius(5),
  background: theme.raised,
});

export const words = style({
  display: 'grid',
  flex: `1 1 ${px(140)}`,
  gap: px(2),
  overflowWrap: 'anywhere',
});

export const title = style([text.medium, { fontWeight: 600 }]);

export const body = style([text.small, { color: theme.muted }]);
