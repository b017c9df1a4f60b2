import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';

export const more = style([text.small, { textAlign: 'center' }]);

export const buttons = style({ display: 'grid', gap: 4 });
