import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';
import { touch } from '../../styles/touch.js';

export const disconnect = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: px(34),
    paddingInline: 8,
    // Its word ends where the rest of the view does. Alone in a line, too.
    marginInline: 'auto -8px',
    border: '1px solid transparent',
    borderRadius: radius(3),
    color: theme.muted,
    transition: `background-color ${theme.quick}, color ${theme.quick}`,
    selectors: {
      '&:hover': { background: theme.hover, color: theme.text },
      '&:active': { background: theme.pressed },
    },
    '@media': {
      [touch]: { minBlockSize: 44 },
      [contrast.more]: { borderColor: 'currentColor' },
      [contrast.forced]: { borderColor: 'ButtonBorder' },
    },
  },
]);
