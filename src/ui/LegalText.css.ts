import { style } from '@vanilla-extract/css';
import { text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

export const legal = style([text.tiny, { color: theme.muted, textAlign: 'center', textWrap: 'balance' }]);
