import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

/** Reserves the height of the amount. Aligned with the view, because the text sits inside a button. */
export const place = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 4,
  minBlockSize: px(34),
  marginInlineStart: -4,
  inlineSize: '100%',
  containerType: 'inline-size',
});

/** Also reserves the height of the line below the amount. */
export const withNote = style({ minBlockSize: px(54) });

export const amount = style([
  text.huge,
  {
    // Keeps the amount and its icon on one line at any text size. An amount broken in two is easily misread.
    fontSize: `min(${text.huge.fontSize}, 10cqi)`,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);

/** Part of the figure rather than a text of its own, because it may begin with a sign that belongs before the figure. */
export const cents = style({ color: theme.muted, unicodeBidi: 'normal' });

export const unknown = style([text.medium, { paddingInline: 4, fontWeight: 600, color: theme.muted }]);

/** The line below the amount. A button has its own padding. */
export const line = style([text.tiny, { color: theme.muted }]);
export const note = style([line, { paddingInline: 4 }]);
