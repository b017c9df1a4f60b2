import { style } from '@vanilla-extract/css';
import { contrast, px } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

export const check = style({ cursor: 'pointer' });

const TICK = 'polygon(12% 46%, 0 59%, 39% 94%, 100% 22%, 86% 10%, 37% 68%)';
const DASH = 'inset(42% 6%)';

export const box = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: px(22),
  blockSize: px(22),
  marginInlineStart: 'auto',
  appearance: 'none',
  border: `1px solid ${theme.outline}`,
  borderRadius: 6,
  background: theme.surface,
  cursor: 'inherit',
  transition: `background-color ${theme.quick}`,
  selectors: {
    '&:checked, &:indeterminate': { borderColor: theme.accentEdge, background: theme.accent },
    '&:checked::before, &:indeterminate::before': {
      content: '""',
      inlineSize: px(12),
      blockSize: px(12),
      background: theme.onAccent,
      clipPath: TICK,
    },
    '&:indeterminate::before': { clipPath: DASH },
  },
  '@media': {
    // The system draws its own check mark.
    [contrast.forced]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
});
