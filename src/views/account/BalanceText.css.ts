import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

/** As high as the amount, whatever is shown. */
export const place = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: px(56),
  maxInlineSize: '100%',
});

export const amount = style([
  text.huge,
  { fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', textAlign: 'center' },
]);

export const unknown = style([text.small, { fontWeight: 600 }]);

export const why = style([text.tiny, { color: theme.muted, textAlign: 'center', textWrap: 'balance' }]);
