import { style } from '@vanilla-extract/css';

export const heading = style({ display: 'grid', justifyItems: 'center', gap: 8, paddingBlock: 12 });
