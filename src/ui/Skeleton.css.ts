import { style } from '@vanilla-extract/css';
import { motion, px, radius } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { breathing } from './breathing.css.js';

const still = { [motion.reduced]: { animation: 'none' } };

export const skeleton = style({
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: radius(2),
  background: theme.hover,
  animation: breathing,
  '@media': still,
});

/** The height of a Row. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: px(58),
  padding: 8,
  borderRadius: radius(4),
  background: theme.raised,
});

export const icon = style({ flex: 'none', inlineSize: px(40), blockSize: px(40), borderRadius: radius(3) });
