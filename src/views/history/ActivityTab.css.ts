import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const tab = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
export const note = style([text.tiny, { color: theme.muted, textAlign: 'center', textWrap: 'balance' }]);
