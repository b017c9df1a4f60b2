import { globalStyle, style } from '@vanilla-extract/css';
import { exact } from '../../styles/base.css.js';
import { contrast, px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const box = style({
  display: 'flex',
  // The button moves below only when large text leaves no room beside the address.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 8,
  paddingBlock: px(6),
  paddingInline: `${px(16)} ${px(6)}`,
  border: '1px solid transparent',
  borderRadius: radius(4),
  background: theme.raised,
  '@media': { [contrast.more]: { borderColor: theme.outline } },
});
// At the end of the line also when it has moved below.
globalStyle(`${box} > button`, { marginInlineStart: 'auto' });

/** The address, and the name above it. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  flex: '1 1 15.6ch',
  maxInlineSize: '24.2ch',
});

export const groups = style([
  exact,
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '.5ch',
    color: theme.muted,
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
]);

/** People compare the beginning and the end. */
export const edge = style({ color: theme.text, fontWeight: 600 });
