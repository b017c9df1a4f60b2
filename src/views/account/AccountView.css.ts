import { style } from '@vanilla-extract/css';
import { radius } from '../../styles/scale.js';

/** The place of the actions. */
export const actions = style({ inlineSize: '100%', borderRadius: radius(4) });
