import { style } from '@vanilla-extract/css';
import { px, radius, text } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';
import { figuresRoom } from '../../../ui/Figures.css.js';
import { parts } from '../../shared/amount/amountField.css.js';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 8px',
});

export const rate = style([
  text.small,
  figuresRoom,
  {
    // A long rate takes two lines, which are no higher than the button.
    flex: `1 1 ${px(120)}`,
    minInlineSize: 0,
    minBlockSize: px(44),
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    selectors: { '&:hover': { color: theme.accentText } },
  },
]);

export const ends = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

export const toggle = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: px(44),
    paddingInline: 8,
    borderRadius: radius(3),
    color: theme.muted,
    fontWeight: 500,
    selectors: { '&:hover': { color: theme.text } },
  },
]);

/** Points down, or up while the details are open. */
export const arrow = style({
  inlineSize: px(8),
  blockSize: px(8),
  borderBottom: '1.75px solid',
  borderRight: '1.75px solid',
  transform: 'translateY(-2px) rotate(45deg)',
  selectors: { '[aria-expanded=true] > &': { transform: 'translateY(2px) rotate(225deg)' } },
});

export const details = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

export const choices = style([parts, { marginBlock: '0 8px' }]);
