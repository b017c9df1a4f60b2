import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const figure = style({ fontVariantNumeric: 'tabular-nums' });
export const value = style([text.medium, { color: theme.text, fontVariantNumeric: 'tabular-nums' }]);
export const unknown = style([text.tiny, { color: theme.muted }]);
