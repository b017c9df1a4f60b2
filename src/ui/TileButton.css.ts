import { style } from '@vanilla-extract/css';
import { contrast, px, radius } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minInlineSize: px(44),
  blockSize: px(44),
  border: '1px solid transparent',
  borderRadius: radius(4),
  background: theme.raised,
  color: theme.text,
  transition: `background-color ${theme.quick}`,
  selectors: {
    '&:hover': { background: theme.hover },
    '&:active': { background: theme.pressed },
  },
  '@media': {
    [contrast.more]: { borderColor: 'currentColor' },
    [contrast.forced]: { borderColor: 'ButtonBorder' },
  },
});
