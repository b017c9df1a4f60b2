import { style } from '@vanilla-extract/css';
import { text } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';

export const figures = style([
  text.medium,
  {
    display: 'grid',
    justifyItems: 'end',
    color: theme.text,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 500,
    textAlign: 'end',
  },
]);

export const worth = style([text.tiny, { color: theme.muted, fontWeight: 400 }]);
