import { style, styleVariants } from '@vanilla-extract/css';
import { contrast, px } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

export const avatar = style({
  position: 'relative',
  flex: 'none',
  display: 'block',
  overflow: 'hidden',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${theme.hairline}`,
  // The gradient identifies the address, so forced colours must not replace it.
  '@media': { [contrast.forced]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } },
});

export const sizes = styleVariants({ small: 24, medium: 40, large: 48 }, (edge) => ({
  inlineSize: px(edge),
  blockSize: px(edge),
}));

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
