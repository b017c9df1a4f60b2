import { style } from '@vanilla-extract/css';

export const tab = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
