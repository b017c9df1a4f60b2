import { style } from '@vanilla-extract/css';
import { theme } from '../../styles/theme.css.js';

/** Ends with the badge, in the direction of the view: a name says nothing of it. */
export const named = style({ display: 'block', unicodeBidi: 'normal' });

/** Beside the name, on its line. */
export const badge = style({
  display: 'inline-block',
  marginInlineStart: 6,
  verticalAlign: '-3px',
  color: theme.accentText,
});
