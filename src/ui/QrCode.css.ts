import { globalStyle, style } from '@vanilla-extract/css';
import { motion, px, radius } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { breathing } from './breathing.css.js';

/** White, also in forced colours, because cameras need the light margin as much as the dots. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  // Limited to the height that the rest of the card leaves in a low window.
  inlineSize: `min(100%, 100dvh - ${px(44)} - 64px)`,
  aspectRatio: '1',
  border: `1px solid ${theme.hairline}`,
  borderRadius: `min(${radius(6)}, 11%)`,
  background: '#fff',
  color: '#0b0d0f',
  forcedColorAdjust: 'none',
  transition: `opacity ${theme.slow}`,
  selectors: {
    // As high as the pane's other content.
    '[data-wide] &': { inlineSize: `min(${px(272)}, 100dvh - ${px(44)} - 64px)` },
    '&[data-done]': { opacity: 0.4 },
    '&[data-waiting]': { animation: breathing },
  },
  '@media': { [motion.reduced]: { selectors: { '&[data-waiting]': { animation: 'none' } } } },
});

export const code = style({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'currentColor',
});

export const logo = style({
  position: 'absolute',
  display: 'grid',
  inlineSize: '16%',
  aspectRatio: '1',
});
globalStyle(`${logo} > svg`, { inlineSize: '100%', blockSize: '100%' });
