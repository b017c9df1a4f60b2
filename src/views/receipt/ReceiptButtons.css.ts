import { style } from '@vanilla-extract/css';

export const buttons = style({
  display: 'grid',
  // Stacks the buttons only when large text leaves no room beside each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
  gap: 8,
});
