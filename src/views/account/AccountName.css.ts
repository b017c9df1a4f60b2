import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';

export const name = style([
  text.medium,
  { fontWeight: 600, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
