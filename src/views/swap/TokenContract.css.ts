import { style } from '@vanilla-extract/css';

/** After something else, or below it where there is no room: never in two parts. */
export const contract = style({
  display: 'inline-block',
  whiteSpace: 'nowrap',
});
