import { style } from '@vanilla-extract/css';

export const account = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const choice = style({ flex: 1, minInlineSize: 0 });
