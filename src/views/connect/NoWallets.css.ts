import { globalStyle, style } from '@vanilla-extract/css';

/** Stacks all children in one grid cell. */
export const place = style({ display: 'grid' });
globalStyle(`${place} > *`, { gridArea: '1 / 1' });

export const unseen = style({ visibility: 'hidden' });
