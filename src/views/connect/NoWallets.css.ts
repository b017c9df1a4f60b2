import { globalStyle, style } from '@vanilla-extract/css';

/** All parts in one place, one over the other. */
export const place = style({ display: 'grid' });
globalStyle(`${place} > *`, { gridArea: '1 / 1' });

export const unseen = style({ visibility: 'hidden' });
