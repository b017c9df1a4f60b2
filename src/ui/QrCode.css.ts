import { style } from '@vanilla-extract/css';
import { motion, px, radius } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { breathing } from './breathing.css.js';

export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1',
  padding: px(16),
  border: `1px solid ${theme.hairline}`,
  borderRadius: `min(${radius(6)}, 36px)`,
  background: '#fff',
  color: '#0b0d0f',
  transition: `opacity ${theme.slow}`,
  selectors: {
    '&[data-done]': { opacity: 0.4 },
    '&[data-waiting]': { animation: breathing },
  },
  '@media': { [motion.reduced]: { selectors: { '&[data-waiting]': { animation: 'none' } } } },
});

export const code = style({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'currentColor',
  // The quiet zone is white in forced colours too.
  forcedColorAdjust: 'none',
});

export const logo = style({
  position: 'absolute',
  inlineSize: '13%',
  aspectRatio: '1',
});
