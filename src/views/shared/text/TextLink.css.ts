import { style } from '@vanilla-extract/css';
import { theme } from '../../../styles/theme.css.js';
import { touch } from '../../../styles/touch.js';

export const textLink = style({
  color: theme.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: 2,
  '@media': { [touch]: { display: 'inline-grid', alignItems: 'center', minBlockSize: 44 } },
});
