import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

export const within = style([text.small, { color: theme.muted }]);

export const zone = style([text.medium, { flex: 'none', paddingInlineEnd: px(12), color: theme.muted }]);

export const suggestionsTitle = style([text.small, { fontWeight: 500, marginBlockEnd: 4 }]);
