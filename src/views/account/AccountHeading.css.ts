import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';

export const heading = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  paddingBlockStart: 8,
  minInlineSize: 0,
});

export const name = style([
  text.medium,
  {
    fontWeight: 600,
    maxInlineSize: px(240),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);
