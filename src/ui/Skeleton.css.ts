import { style } from '@vanilla-extract/css';
import { motion, px, radius } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { touch } from '../styles/touch.js';
import { breathing } from './breathing.css.js';
import { dense } from './PlainSection.css.js';

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
  selectors: { [`${dense} &`]: { minBlockSize: px(40), paddingBlock: 4, background: 'none' } },
  '@media': { [touch]: { selectors: { [`${dense} &`]: { minBlockSize: px(44) } } } },
});

export const icon = style({
  flex: 'none',
  inlineSize: px(40),
  blockSize: px(40),
  borderRadius: radius(3),
  selectors: { [`${dense} &`]: { maxInlineSize: px(28), maxBlockSize: px(28), borderRadius: radius(2) } },
  '@media': { [touch]: { selectors: { [`${dense} &`]: { maxInlineSize: px(32), maxBlockSize: px(32) } } } },
});
