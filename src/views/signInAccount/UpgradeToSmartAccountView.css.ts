import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const more = style([text.small, { textAlign: 'center' }]);

globalStyle(`${more} a`, {
  color: theme.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: 2,
});

export const buttons = style({ display: 'grid', gap: 4 });
