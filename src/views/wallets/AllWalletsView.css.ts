import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Centres the content below the field.
  selectors: { '&[data-empty]': { gridTemplateRows: 'auto 1fr' } },
});
