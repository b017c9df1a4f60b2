import { style } from '@vanilla-extract/css';
import { px } from '../styles/scale.js';

/** Leaves room for a field that stays in sight above. */
export const item = style({ scrollMarginBlock: `${px(72)} 8px` });

/** Inside of what is measured: the padding of an item itself would not count. */
export const gap = style({ paddingBlockEnd: 8 });
