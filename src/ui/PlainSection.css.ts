import { style } from '@vanilla-extract/css';
import { px, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

export const heading = style([
  text.tiny,
  {
    paddingBlock: `0 ${px(4)}`,
    paddingInline: 8,
    color: theme.muted,
    fontWeight: 600,
    selectors: {
      // The first heading gets the accent colour.
      'li:first-child > &': { color: theme.accentText },
      'li + li > &': { marginBlockStart: 8 },
    },
  },
]);

export const rows = style({ display: 'grid', gap: 2 });
