import { style } from '@vanilla-extract/css';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingBlock: '4px 16px',
  paddingInline: 16,
});
