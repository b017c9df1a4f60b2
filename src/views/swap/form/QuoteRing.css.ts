import { style } from '@vanilla-extract/css';
import { motion, px } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';

export const ring = style({
  display: 'block',
  inlineSize: px(20),
  blockSize: px(20),
  fill: 'none',
  strokeWidth: 2.5,
});

export const rail = style({ stroke: theme.pressed });

export const line = style({
  stroke: theme.accentEdge,
  strokeDasharray: '100',
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
  transition: 'stroke-dashoffset 1s linear',
  // Shows a full ring that doesn't move.
  '@media': { [motion.reduced]: { strokeDashoffset: 0, transition: 'none' } },
});
