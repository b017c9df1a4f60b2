import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { error } from './FieldFrame.css.js';

export const field = style({ position: 'relative' });

export const boxes = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 8,
  direction: 'ltr',
});

export const box = style([
  text.large,
  {
    display: 'grid',
    placeItems: 'center',
    blockSize: px(52),
    border: `1px solid ${theme.outline}`,
    borderRadius: radius(3),
    background: theme.raised,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      ':focus-within > * > &[data-next]': {
        borderColor: theme.accentEdge,
        boxShadow: `inset 0 0 0 1px ${theme.accentEdge}`,
      },
      '[data-invalid] &': { borderColor: theme.danger },
    },
    '@media': {
      [contrast.forced]: {
        selectors: { ':focus-within > * > &[data-next]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);

/** Centred below the boxes. */
export const wrong = style([error, { textAlign: 'center', textWrap: 'balance' }]);

/** Covers the boxes: receives keys, paste and autofill, but is itself invisible. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: 'transparent',
  forcedColorAdjust: 'none',
  caretColor: 'transparent',
  outline: 'none',
  boxShadow: 'none',
  // Below 16 px, iOS zooms in.
  fontSize: px(16),
  textAlign: 'center',
  selectors: { '&::selection': { background: 'transparent' } },
});
