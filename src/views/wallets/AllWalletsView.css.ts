import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Nothing below the field stands in the middle of the view.
  selectors: { '&[data-empty]': { gridTemplateRows: 'auto 1fr' } },
});
