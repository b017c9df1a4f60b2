import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const picture = style({ display: 'grid', aspectRatio: '1' });
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
