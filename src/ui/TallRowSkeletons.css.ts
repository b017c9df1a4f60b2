import { style } from '@vanilla-extract/css';
import { px } from '../styles/scale.js';
import { list } from './List.css.js';

/** Each has the height of a Row with a detail below its label, with its border. */
export const tallRows = style([list, { gridAutoRows: `minmax(${px(48)}, auto)`, alignItems: 'center' }]);
