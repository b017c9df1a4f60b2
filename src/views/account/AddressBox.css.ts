import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { contrast, px, radius } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

const inset = createVar();

export const box = style({
  // As that of `Fact`s.
  vars: { [inset]: px(12) },
  display: 'flex',
  // The button moves below only when large text leaves no room beside the address.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 8,
  paddingBlock: px(6),
  paddingInline: inset,
  border: '1px solid transparent',
  borderRadius: radius(4),
  background: theme.raised,
  '@media': { [contrast.more]: { borderColor: theme.outline } },
});
/** As that of a `Row`. */
export const amongRows = style({ vars: { [inset]: '7px' } });

globalStyle(`${box} > button`, {
  // At the end of the line also when it has moved below.
  marginInlineStart: 'auto',
  // Its icon ends where the text beside the box does; its target is as wide as anywhere.
  marginInlineEnd: `calc(-1 * ${inset})`,
  paddingInlineStart: `calc(${px(44 - 16)} - 2 * ${inset})`,
});

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
