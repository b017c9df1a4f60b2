import { style } from '@vanilla-extract/css';
import { px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  paddingBlock: px(24),
  paddingInline: px(16),
  textAlign: 'center',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(56),
  blockSize: px(56),
  marginBlockEnd: px(8),
  borderRadius: radius(5),
  background: theme.raised,
  color: theme.muted,
});

export const title = style([text.medium, { fontWeight: 600 }]);
export const body = style([text.small, { color: theme.muted, textWrap: 'balance' }]);
export const action = style({ marginBlockStart: px(12) });
