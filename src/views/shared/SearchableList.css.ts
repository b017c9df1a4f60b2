import { style } from '@vanilla-extract/css';
import { theme } from '../../styles/theme.css.js';

export const searchable = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Stays visible while the rows scroll below it. */
export const field = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginBlockStart: -4,
  paddingBlock: '4px 8px',
  // As wide as the highlight of a row.
  marginInline: -8,
  paddingInline: 8,
  background: theme.surface,
});
