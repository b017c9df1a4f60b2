import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const value = style([
  text.small,
  { display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0, color: theme.text },
]);
