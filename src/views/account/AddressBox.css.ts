import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { contrast, px, radius } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

const inset = createVar();

export const box = style({
  // Same as in `Fact`.
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
/** Same as in a `Row`. */
export const amongRows = style({ vars: { [inset]: '7px' } });

globalStyle(`${box} > button`, {
  // Stays at the end of the line even when it wraps below.
  marginInlineStart: 'auto',
  // Aligns the icon with the text beside the box and keeps the usual tap target width.
  marginInlineEnd: `calc(-1 * ${inset})`,
  paddingInlineStart: `calc(${px(44 - 16)} - 2 * ${inset})`,
});

/** The address, with its owner above. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  flex: '1 1 15.6ch',
  minInlineSize: 0,
});

/** Above the address, because the address needs the full width for two even lines. */
export const ownerLine = style({
  display: 'flex',
  // Wraps only when large text leaves no room for a name beside the picture.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  maxInlineSize: '100%',
  marginBlockEnd: 8,
});

export const quiet = style({ color: theme.muted });
