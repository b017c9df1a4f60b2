import { style } from '@vanilla-extract/css';

/** Anybody may give a token any name. */
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
