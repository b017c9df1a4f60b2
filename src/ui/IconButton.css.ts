import { style } from '@vanilla-extract/css';
import { px, radius } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

export const iconButton = style({
  display: 'grid',
  placeItems: 'center',
  // Large text needs the room beside it.
  inlineSize: `min(${px(44)}, 48px)`,
  blockSize: px(44),
  borderRadius: radius(5),
  color: theme.muted,
  transition: `background-color ${theme.quick}, color ${theme.quick}`,
  selectors: {
    '&:hover': { background: theme.hover, color: theme.text },
    '&:active': { background: theme.pressed },
    '&:disabled': { opacity: 0.4, background: 'none', cursor: 'default' },
  },
});
