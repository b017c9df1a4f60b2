import { style } from '@vanilla-extract/css';
import { dense } from './PlainSection.css.js';

export const list = style({
  display: 'grid',
  gap: 8,
  // Placeholders of several rows.
  selectors: { [`${dense} &`]: { gap: 2 } },
});
