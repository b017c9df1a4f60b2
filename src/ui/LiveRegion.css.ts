import { style } from '@vanilla-extract/css';

/** Keeps its space. */
export const unheard = style({ visibility: 'hidden' });
