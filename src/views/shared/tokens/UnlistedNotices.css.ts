import { style } from '@vanilla-extract/css';

/** Shown whole, because its ends alone are easily imitated. */
export const address = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
