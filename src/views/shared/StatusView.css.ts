import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const head = style({ display: 'grid', gap: 16, paddingBlockStart: 16 });

export const words = style({ display: 'grid', gap: 4, textAlign: 'center', overflowWrap: 'anywhere' });

export const title = style([text.medium, { fontWeight: 600, textWrap: 'balance' }]);

/** Reserves two lines, so that the buttons do not move when the text changes. */
export const details = style({ minBlockSize: px(40) });

export const detail = style([text.small, { color: theme.muted, textWrap: 'balance' }]);

export const actions = style({ display: 'grid', gap: 4 });

/** Hidden, but keeps its space. */
export const gone = style({ visibility: 'hidden' });
