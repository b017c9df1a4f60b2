import { style } from '@vanilla-extract/css';

/** Keeps its room. */
export const unheard = style({ visibility: 'hidden' });
