import { style } from '@vanilla-extract/css';

export const party = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });
