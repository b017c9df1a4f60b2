import { style } from '@vanilla-extract/css';

export const blocks = style({ display: 'grid', gap: 20, paddingBlock: '8px' });
