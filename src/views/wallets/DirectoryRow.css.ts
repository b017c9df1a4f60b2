import { style } from '@vanilla-extract/css';
import { theme } from '../../styles/theme.css.js';

/** Puts the badge at the end in the direction of the view, whatever the direction of the name. */
export const named = style({ display: 'block', unicodeBidi: 'normal' });

/** Beside the name, on its line. */
export const badge = style({
  display: 'inline-block',
  marginInlineStart: 6,
  verticalAlign: '-3px',
  color: theme.accentText,
});
