import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const head = style({ display: 'grid', justifyItems: 'center', gap: 12, paddingBlock: 8 });

export const hint = style([text.small, { color: theme.muted, textAlign: 'center', textWrap: 'balance' }]);
