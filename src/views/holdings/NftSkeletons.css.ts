import { style } from '@vanilla-extract/css';
import { px, radius } from '../../styles/scale.js';

/** The grid of the placeholders and of the pictures themselves. */
export const grid = style({
  display: 'grid',
  // Three in a row, fewer when the text is large.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${px(88)}, 100%), 1fr))`,
  gap: 8,
});
export const nft = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 });
export const place = style({ inlineSize: '100% !important', aspectRatio: '1', borderRadius: radius(3) });

/** The placeholders with the line about the source. */
export const waiting = style({ display: 'grid', justifyItems: 'center', gap: 8 });
export const whole = style({ inlineSize: '100%' });
