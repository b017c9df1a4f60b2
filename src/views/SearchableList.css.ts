import { style } from '@vanilla-extract/css';

export const searchable = style({ display: 'grid', gap: 12 });
