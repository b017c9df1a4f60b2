import { style } from '@vanilla-extract/css';
import { theme } from '../../styles/theme.css.js';

/** Beside the name, on its line. */
export const badge = style({
  display: 'inline-block',
  marginInlineStart: 6,
  verticalAlign: '-3px',
  color: theme.accentText,
});
