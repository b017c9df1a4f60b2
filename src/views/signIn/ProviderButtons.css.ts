import { style } from '@vanilla-extract/css';
import { px } from '../../styles/scale.js';

export const rows = style({ display: 'grid', gap: 8 });

/** Six fit beside each other on a screen of 320 px; with larger text they wrap. */
export const marks = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${px(44)}, 1fr))`,
  gap: 4,
});
