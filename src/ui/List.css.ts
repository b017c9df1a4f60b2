import { style } from '@vanilla-extract/css';
import { asideBody } from './panes/Panes.css.js';

/** The pictures and words of the rows are in line with what is above them; what marks a row reaches further. */
export const list = style({
  display: 'grid',
  gap: 2,
  marginInline: -8,
  // There, the title is in line with them.
  selectors: { [`${asideBody} &`]: { marginInline: 0 } },
});
