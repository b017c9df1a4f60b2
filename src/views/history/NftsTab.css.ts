import { style } from '@vanilla-extract/css';
import { radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 });
export const nft = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 });
export const picture = style({ display: 'grid', aspectRatio: '1' });
export const place = style({ inlineSize: '100% !important', aspectRatio: '1', borderRadius: radius(3) });
export const name = style([
  text.tiny,
  { color: theme.muted, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
