import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

/** Reserves the height of the amount and the line below it, whatever is shown. */
export const place = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 4,
  minBlockSize: px(54),
  inlineSize: '100%',
  containerType: 'inline-size',
  textAlign: 'center',
});

export const amount = style([
  text.huge,
  {
    // Keeps the amount on one line at any text size: broken in two, it is easily misread.
    fontSize: `min(${text.huge.fontSize}, 11cqi)`,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);

export const unknown = style([text.medium, { fontWeight: 600, color: theme.muted }]);

export const note = style([text.tiny, { color: theme.muted, textWrap: 'balance' }]);
