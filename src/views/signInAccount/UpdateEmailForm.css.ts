import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: 16 });

export const buttons = style({
  display: 'grid',
  // One below the other only where text is so large that they have no room beside each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
  gap: 8,
});
