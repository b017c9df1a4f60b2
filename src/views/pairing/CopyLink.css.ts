import { style } from '@vanilla-extract/css';
import { px } from '../../styles/scale.js';

/** Keeps its height whatever it contains, so that nothing moves away from under a press. */
export const place = style({ display: 'grid', placeItems: 'center', minBlockSize: px(44) });
