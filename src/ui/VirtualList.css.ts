import { style } from '@vanilla-extract/css';
import { px } from '../styles/scale.js';

/** Leaves room for a sticky field above. */
export const item = style({ scrollMarginBlock: `${px(72)} 8px` });

/** An inner element, because the item's own padding would not be measured. */
export const gap = style({ paddingBlockEnd: 8 });
