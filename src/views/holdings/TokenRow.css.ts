import { style } from '@vanilla-extract/css';

/** Limited to two lines, because a token can have any name. */
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
