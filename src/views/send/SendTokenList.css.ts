import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const value = style([text.small, { color: theme.text, fontVariantNumeric: 'tabular-nums' }]);
