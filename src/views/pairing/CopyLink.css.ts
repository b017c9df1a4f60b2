import { style } from '@vanilla-extract/css';
import { px } from '../../styles/scale.js';

/** As high whatever is in it, so that nothing slides away below a press. */
export const place = style({ display: 'grid', placeItems: 'center', minBlockSize: px(44) });
