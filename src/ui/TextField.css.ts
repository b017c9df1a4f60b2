import { style } from '@vanilla-extract/css';
import { px, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

export const input = style([
  text.medium,
  {
    flex: 1,
    minInlineSize: 0,
    blockSize: px(46),
    paddingInlineEnd: 12,
    color: theme.text,
    appearance: 'none',
    outline: 'none',
    boxShadow: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: theme.muted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
]);
