import { style } from '@vanilla-extract/css';

export const body = style({ display: 'grid', gap: 16, paddingBlock: '4px 16px', paddingInline: 16 });
