import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { error } from './TextField.css.js';

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
        selectors: { ':focus-within > * > &[data-next]': { borderColor: 'Highlight' } },
      },
    },
  },
]);

/** Below the middle of the boxes. */
export const wrong = style([error, { textAlign: 'center' }]);

/** Over the boxes: it takes the keys, the paste and the code from a message, and shows nothing itself. */
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
  // Less than 16 px makes iOS zoom in.
  fontSize: px(16),
  textAlign: 'center',
  selectors: { '&::selection': { background: 'transparent' } },
});
