import { style } from '@vanilla-extract/css';
import { touch } from '../../styles/touch.js';

export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  rowGap: 8,
  paddingBlockStart: 8,
  // There the name and the figure have room of their own around them.
  '@media': { [touch]: { rowGap: 0 } },
});
