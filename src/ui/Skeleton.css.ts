import { style } from '@vanilla-extract/css';
import { motion, px, radius } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { touch } from '../styles/touch.js';
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
  minBlockSize: px(40),
  paddingBlock: 4,
  paddingInline: 8,
  '@media': { [touch]: { minBlockSize: px(44) } },
});

export const icon = style({
  flex: 'none',
  borderRadius: radius(2),
  '@media': { [touch]: { minInlineSize: px(32), minBlockSize: px(32) } },
});
