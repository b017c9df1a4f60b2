import { style } from '@vanilla-extract/css';
import { centredText, text } from '../../styles/scale.js';

export const more = style([text.small, { ...centredText }]);

export const buttons = style({ display: 'grid', gap: 4 });
