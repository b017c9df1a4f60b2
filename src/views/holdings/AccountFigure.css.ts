import { style } from '@vanilla-extract/css';
import { theme } from '../../styles/theme.css.js';

export const cents = style({ color: theme.muted });
