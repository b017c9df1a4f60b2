import { style } from '@vanilla-extract/css';

export const region = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  // Without a notice, there are no gaps beside it.
  selectors: { '&:empty': { position: 'absolute' } },
});
