import { style } from '@vanilla-extract/css';
import { px, radius, text } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';
import { figuresRoom } from '../../../ui/Figures.css.js';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: px(12),
  border: '1px solid transparent',
  borderRadius: radius(4),
  background: theme.raised,
});

export const leg = style({ display: 'flex', alignItems: 'center', gap: 12 });

export const legWords = style([figuresRoom, { flex: 1, minInlineSize: 0 }]);

/** The title of a side and its value. */
export const legTitle = style([
  text.tiny,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    color: theme.muted,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const legAmount = style([
  text.large,
  { fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
]);

/** Labelled and apart from the payer and the recipient, because it isn't an account's address. */
export const legContract = style([text.tiny, { color: theme.muted }]);

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

export const partTitle = style([text.medium, { fontWeight: 600, overflowWrap: 'anywhere' }]);

export const partText = style([text.small, figuresRoom, { color: theme.muted, overflowWrap: 'anywhere' }]);

/** Placed below the amounts. */
export const loss = style(text.small);
