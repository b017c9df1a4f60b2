import { style } from '@vanilla-extract/css';

/** Has its place, and is neither seen nor reached. */
export const unseen = style({ visibility: 'hidden' });
