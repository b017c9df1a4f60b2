import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const words = style({ display: 'grid', justifyItems: 'center', gap: 4, textAlign: 'center' });

/** Reserves two lines, so that nothing below moves when the text changes. */
export const hint = style([text.small, { minBlockSize: px(40), color: theme.muted, textWrap: 'balance' }]);

export const head = style([words, { gap: 16, paddingBlock: 24 }]);

/** Keeps its height whatever it contains, so that nothing moves away under a tap. */
export const place = style({ display: 'grid', placeItems: 'center', minBlockSize: px(44) });
