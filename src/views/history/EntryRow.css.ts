import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const amounts = style([
  text.small,
  {
    display: 'grid',
    justifyItems: 'end',
    maxInlineSize: px(150),
    color: theme.text,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    textAlign: 'end',
  },
]);
export const incoming = style({ color: theme.success });
/** Movements that are not certain. */
export const unsure = style({ color: theme.muted });
export const without = style([unsure, { textDecorationLine: 'line-through' }]);

const dotWidth = px(14);
/** Cuts off the dot at the start of a line. */
export const facts = style({ display: 'block', overflow: 'hidden' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${dotWidth})`,
});
export const when = style({ paddingInlineStart: dotWidth, unicodeBidi: 'plaintext' });
export const partner = style({ display: 'flex', whiteSpace: 'nowrap' });
export const dot = style({ inlineSize: dotWidth, textAlign: 'center' });

export const reason = style({ display: 'block' });
export const more = style([text.tiny, { color: theme.muted }]);
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' });
