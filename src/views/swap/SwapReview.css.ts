import { style } from '@vanilla-extract/css';
import { px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: px(12),
  borderRadius: radius(4),
  background: theme.raised,
});

export const leg = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
});

export const legWords = style({ flex: `1 1 ${px(160)}`, minInlineSize: 0 });

export const legTitle = style([text.tiny, { color: theme.muted }]);

export const legAmount = style([
  text.large,
  { fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
]);

export const legWorth = style([text.small, { color: theme.muted, fontVariantNumeric: 'tabular-nums' }]);

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

export const partTitle = style([text.medium, { fontWeight: 600, overflowWrap: 'anywhere' }]);

export const partText = style([text.small, { color: theme.muted, overflowWrap: 'anywhere' }]);

export const buttons = style({
  display: 'grid',
  // Stacks the buttons only when large text leaves no room beside each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
  gap: 8,
});
