import { style } from '@vanilla-extract/css';
import { radius } from '../../styles/scale.js';

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  justifyItems: 'center',
});

export const field = style({ maxInlineSize: '100%', borderRadius: radius(4) });
