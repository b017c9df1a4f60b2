import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const intro = style([text.small, { color: theme.muted, textAlign: 'center', textWrap: 'balance' }]);
