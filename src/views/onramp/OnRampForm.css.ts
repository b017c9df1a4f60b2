import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const boxes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

/** The problem with the amount. */
export const problem = style([text.tiny, { paddingBlockStart: 8, color: theme.danger }]);

export const links = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });

/** An estimate must look less like a rate. */
export const guess = style(text.large);

export const estimate = style({ marginBlockStart: 8 });

export const center = style({ display: 'grid', justifyItems: 'center' });

export const note = style([text.tiny, { color: theme.muted, textAlign: 'center' }]);

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
