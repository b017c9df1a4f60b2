import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const words = style({ display: 'grid', justifyItems: 'center', gap: 4, textAlign: 'center' });

/** Two lines of room, so that what is below it stays where it is when the words change. */
export const hint = style([text.small, { minBlockSize: px(40), color: theme.muted, textWrap: 'balance' }]);
