import { style } from '@vanilla-extract/css';

/** Placed after other text, or below it if there is no room. Never split across two lines. */
export const contract = style({
  display: 'inline-block',
  whiteSpace: 'nowrap',
});
