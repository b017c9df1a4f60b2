import { style } from '@vanilla-extract/css';
import { px } from '../../styles/scale.js';

export const rows = style({ display: 'grid', gap: 8 });

/** Five fit in a row on a 320 px screen and in the pane of the list; with larger text they wrap. */
export const marks = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${px(44)}, 1fr))`,
  gap: 4,
});
