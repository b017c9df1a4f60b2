import { style } from '@vanilla-extract/css';
import { px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const figure = style({ display: 'grid', justifyItems: 'center', gap: 8, textAlign: 'center' });

export const amount = style([
  text.large,
  { fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
]);

export const name = style([text.medium, { fontWeight: 600, overflowWrap: 'anywhere' }]);

export const to = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

export const facts = style({
  display: 'grid',
  gap: 8,
  padding: px(12),
  borderRadius: radius(4),
  background: theme.raised,
});

export const fact = style({
  display: 'flex',
  // The value moves below only when there is no room beside its name.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
});

export const term = style([text.small, { color: theme.muted }]);

export const value = style([
  text.small,
  { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', textAlign: 'end' },
]);

export const buttons = style({
  display: 'grid',
  // Stacks the buttons only when large text leaves no room beside each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
  gap: 8,
});
