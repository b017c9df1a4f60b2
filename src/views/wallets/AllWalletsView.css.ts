import { style } from '@vanilla-extract/css';
import { theme } from '../../styles/theme.css.js';

export const frame = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Nothing below the field stands in the middle of the view.
  selectors: { '&[data-empty]': { gridTemplateRows: 'auto 1fr' } },
});

/** Stays visible while the rows scroll below it. */
export const field = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginBlockStart: -4,
  paddingBlock: '4px 12px',
  background: theme.surface,
});
