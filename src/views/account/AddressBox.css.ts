import { style } from '@vanilla-extract/css';
import { px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingBlock: 12,
  paddingInline: 16,
  borderRadius: radius(4),
  background: theme.raised,
});

export const groups = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: px(8),
    rowGap: 4,
    color: theme.muted,
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
]);

/** What people compare: the beginning and the end. */
export const edge = style({ color: theme.text, fontWeight: 600 });
