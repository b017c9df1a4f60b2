import { style } from '@vanilla-extract/css';
import { asideBody } from './panes/Panes.css.js';

/** Aligns the rows' pictures and texts with the content above. The highlight of a row is wider. */
export const list = style({
  display: 'grid',
  gap: 2,
  marginInline: -8,
  // In the aside pane, the title is aligned with the rows.
  selectors: { [`${asideBody} &`]: { marginInline: 0 } },
});
