import { keyframes, style } from '@vanilla-extract/css';
import { motion } from '../styles/scale.js';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  flex: 'none',
  display: 'inline-grid',
  animation: `${turn} .8s linear infinite`,
  '@media': { [motion.reduced]: { animation: 'none' } },
});
