import { style } from '@vanilla-extract/css';

export const part = style({ display: 'grid', gap: 8 });
