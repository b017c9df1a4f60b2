import { style } from '@vanilla-extract/css';
import { px } from '../styles/scale.js';
import { list } from './List.css.js';

/** Each is as high as a two-line Row, including its border. */
export const tallRows = style([list, { gridAutoRows: `minmax(${px(48)}, auto)`, alignItems: 'center' }]);
