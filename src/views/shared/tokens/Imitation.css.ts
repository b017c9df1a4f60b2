import { style } from '@vanilla-extract/css';
import { text } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';

export const imitation = style([text.tiny, { color: theme.warning, fontWeight: 600 }]);
/** Never split across two lines. */
export const ends = style({ display: 'inline-block', whiteSpace: 'nowrap' });
