import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const words = style({ display: 'grid', justifyItems: 'center', gap: 4, textAlign: 'center' });

export const hint = style([text.small, { minBlockSize: px(20), color: theme.muted, textWrap: 'balance' }]);

export const head = style([words, { gap: 16, paddingBlock: 24 }]);
