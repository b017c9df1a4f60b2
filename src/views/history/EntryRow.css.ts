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
export const partner = style({ whiteSpace: 'nowrap' });
export const more = style([text.tiny, { color: theme.muted }]);
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' });
