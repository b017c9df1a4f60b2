import { style, styleVariants } from '@vanilla-extract/css';
import { px } from '../styles/scale.js';

export const sizes = styleVariants({ 16: 16, 20: 20, 24: 24, 32: 32 }, (edge) => ({
  flex: 'none',
  inlineSize: px(edge),
  blockSize: px(edge),
}));

export const directional = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
