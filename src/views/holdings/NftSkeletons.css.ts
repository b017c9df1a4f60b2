import { style } from '@vanilla-extract/css';
import { px, radius } from '../../styles/scale.js';

/** Also what the pictures themselves stand in. */
export const grid = style({
  display: 'grid',
  // Three beside each other, fewer when the text is large.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${px(88)}, 100%), 1fr))`,
  gap: 8,
});
export const nft = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 });
export const place = style({ inlineSize: '100% !important', aspectRatio: '1', borderRadius: radius(3) });

/** With the line that says where they are from. */
export const waiting = style({ display: 'grid', justifyItems: 'center', gap: 8 });
export const whole = style({ inlineSize: '100%' });
