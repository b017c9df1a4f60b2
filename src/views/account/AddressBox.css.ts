import { globalStyle, style } from '@vanilla-extract/css';
import { contrast, px, radius } from '../../styles/scale.js';
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

/** The address, and above it whose it is. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  flex: '1 1 15.6ch',
  minInlineSize: 0,
});

/** Above the address, which has two even lines only in the whole width. */
export const ownerLine = style({
  display: 'flex',
  // Only where large text leaves no room for a name beside the picture.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  maxInlineSize: '100%',
  marginBlockEnd: 8,
});

export const quiet = style({ color: theme.muted });
