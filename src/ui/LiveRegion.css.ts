import { style } from '@vanilla-extract/css';

/** Hidden, but keeps its space. */
export const unheard = style({ visibility: 'hidden' });
