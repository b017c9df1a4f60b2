import { style } from '@vanilla-extract/css';

export const region = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  // Takes no room in the grid while empty, so that there are no gaps.
  selectors: { '&:empty': { position: 'absolute' } },
});
