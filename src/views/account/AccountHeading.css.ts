import { style } from '@vanilla-extract/css';

export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  rowGap: 8,
  paddingBlockStart: 8,
});
