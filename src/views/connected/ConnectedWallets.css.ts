import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

/** A wallet with its accounts below. */
export const wallet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 });

export const line = style({ display: 'flex', alignItems: 'center' });

export const choice = style({ flex: 1, minInlineSize: 0 });

/** Indented to the wallet's name. */
export const accounts = style({ display: 'grid', gap: 4, paddingInlineStart: 24 });

/** Above the wallet's address. */
export const originLine = style({ display: 'block' });

export const note = style([text.small, { color: theme.muted, textAlign: 'center', textWrap: 'balance' }]);
