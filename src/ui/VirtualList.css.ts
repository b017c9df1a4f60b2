import { style } from '@vanilla-extract/css';
import { px } from '../styles/scale.js';

/** Aligned with the content around it, as other lists are. */
export const list = style({ marginInline: -8 });

/** Leaves room for a sticky field above. */
export const item = style({ scrollMarginBlock: `${px(72)} 8px` });

/** An inner element, because the item's own padding would not be measured. */
export const gap = style({ paddingBlockEnd: 2 });
