import { style } from '@vanilla-extract/css';
import { px } from '../../styles/scale.js';

export const heading = style({
  display: 'flex',
  // Wraps only when large text leaves no room beside the picture.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  flex: `1 1 ${px(150)}`,
  marginInlineStart: 8,
  minInlineSize: 0,
});

/** The heading and the content below it. */
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
