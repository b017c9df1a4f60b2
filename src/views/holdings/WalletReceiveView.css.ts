import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';

export const only = style([text.small, { fontWeight: 600, textAlign: 'center', textWrap: 'balance' }]);
