import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { contrast, motion, px } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

const draw = keyframes({ from: { strokeDashoffset: '20' } });

/** The colour of each outcome, the same everywhere. */
export const outcomeColour = {
  declined: theme.warning,
  unknown: theme.warning,
  failed: theme.danger,
  done: theme.success,
};

const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(20),
  blockSize: px(20),
  borderRadius: '50%',
  color: theme.surface,
  // Forced colours remove the background.
  '@media': { [contrast.forced]: { border: '1px solid CanvasText', color: 'CanvasText' } },
});

export const badge = styleVariants(outcomeColour, (background) => [disc, { background }]);

/** Cuts the badge out of the picture or icon below it. */
export const cutOut = {
  position: 'absolute',
  border: `3px solid ${theme.surface}`,
  borderRadius: '50%',
  background: theme.surface,
  '@media': { [contrast.forced]: { borderColor: 'Canvas' } },
} as const;

const mark = style({
  inlineSize: px(14),
  blockSize: px(14),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const marks = {
  still: mark,
  /** Draws the mark like a pen stroke. */
  drawn: style([
    mark,
    {
      strokeDasharray: '20',
      animation: `${draw} .3s .1s ${theme.ease} backwards`,
      '@media': { [motion.reduced]: { animation: 'none' } },
    },
  ]),
};
