import { style } from '@vanilla-extract/css';
import { contrast, px } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { touch } from '../styles/touch.js';
import { row } from './Row.css.js';

export const avatar = style({
  position: 'relative',
  flex: 'none',
  display: 'block',
  overflow: 'hidden',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${theme.hairline}`,
  // The colours identify the address, so forced colours must not replace it.
  '@media': { [contrast.forced]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } },
});

const edge = (length: number) => ({ inlineSize: px(length), blockSize: px(length) });

export const sizes = {
  small: style(edge(24)),
  medium: style({
    ...edge(40),
    selectors: { [`${row} &`]: edge(28) },
    '@media': { [touch]: { selectors: { [`${row} &`]: edge(32) } } },
  }),
  large: style(edge(48)),
};

/** Both fill the disc, with the owner's picture above the drawing. */
export const drawing = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const image = style([drawing, { objectFit: 'cover' }]);
