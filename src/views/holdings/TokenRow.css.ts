import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

/** Anybody may give a token any name. */
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const figure = style({ fontVariantNumeric: 'tabular-nums' });
export const value = style([text.small, { color: theme.text, fontVariantNumeric: 'tabular-nums' }]);
export const unknown = style([text.tiny, { color: theme.muted }]);
