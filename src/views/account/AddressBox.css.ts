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

export const groups = style([
  exact,
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 15.6ch',
    maxInlineSize: '25.2ch',
    columnGap: '.75ch',
    color: theme.muted,
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
]);

/** People compare the beginning and the end. */
export const edge = style({ color: theme.text, fontWeight: 600 });
