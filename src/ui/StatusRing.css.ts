import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion, px, radius } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { cutOut, outcomeColour } from './OutcomeBadge.css.js';

const travel = keyframes({ to: { strokeDashoffset: '-100' } });
const close = keyframes({ from: { strokeDasharray: '28 72' } });
const pop = keyframes({ from: { transform: 'scale(.5)', opacity: 0 } });
const EDGE = 92;

export const ring = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(EDGE),
  blockSize: px(EDGE),
  marginInline: 'auto',
});

export const track = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  overflow: 'visible',
});

/** Follows the rounded corners (5 radii) of the picture inside, at a distance of 10 px on every side. */
const outline = style({
  x: px(2),
  y: px(2),
  width: px(EDGE - 4),
  height: px(EDGE - 4),
  rx: `calc(${radius(5)} + ${px(8)})`,
  strokeWidth: px(3),
  strokeLinecap: 'round',
});

export const rail = style([outline, { stroke: theme.pressed }]);

const ended = styleVariants(outcomeColour, (stroke) => [outline, { stroke }]);

export const line = {
  ...ended,
  waiting: style([
    outline,
    {
      stroke: theme.accentEdge,
      strokeDasharray: '28 72',
      animation: `${travel} 1.4s linear infinite`,
      '@media': { [motion.reduced]: { animation: 'none' } },
    },
  ]),
  done: style([ended.done, { strokeDasharray: '100 0', animation: `${close} ${theme.slow} ${theme.ease}` }]),
};

export const badge = style({
  ...cutOut,
  insetBlockEnd: px(-4),
  insetInlineEnd: px(-4),
  animation: `${pop} ${theme.slow} ${theme.ease}`,
});
