import { style } from '@vanilla-extract/css';
import { words } from './CodeForApp.css.js';

export const head = style([words, { gap: 16, paddingBlock: 24 }]);
