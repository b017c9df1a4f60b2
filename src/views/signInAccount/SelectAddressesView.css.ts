import { style } from '@vanilla-extract/css';

export const choice = style({ display: 'grid', gap: 8 });
