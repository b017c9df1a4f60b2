import { style } from '@vanilla-extract/css';

/** Keeps its space but is neither visible nor focusable. */
export const unseen = style({ visibility: 'hidden' });
