import { style } from '@vanilla-extract/css';

export const tabs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
