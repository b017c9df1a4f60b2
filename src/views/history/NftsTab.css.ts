import { style } from '@vanilla-extract/css';
import { px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const grid = style({
  display: 'grid',
  // Three beside each other, fewer when the text is large.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${px(88)}, 100%), 1fr))`,
  gap: 8,
});
export const nft = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 });
export const picture = style({ display: 'grid', aspectRatio: '1' });
export const place = style({ inlineSize: '100% !important', aspectRatio: '1', borderRadius: radius(3) });
export const name = style([
  text.tiny,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    color: theme.muted,
    overflowWrap: 'anywhere',
  },
]);
