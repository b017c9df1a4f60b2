import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { touch } from '../styles/touch.js';

export const row = style({
  display: 'flex',
  // Wraps only when large text leaves no room for the name and the mark side by side.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  inlineSize: '100%',
  minBlockSize: px(40),
  paddingBlock: 4,
  // Plus 1 px of border.
  paddingInline: 7,
  border: '1px solid transparent',
  borderRadius: radius(3),
  transition: `background-color ${theme.quick}`,
  selectors: {
    '&[aria-current=true]': { background: theme.hover },
    '&:not([aria-disabled=true], div):hover': { background: theme.hover },
    '&:not([aria-disabled=true], div):active': { background: theme.pressed },
    '&[aria-disabled=true]': { cursor: 'default' },
  },
  '@media': {
    [touch]: { minBlockSize: px(44) },
    [contrast.more]: { borderColor: theme.outline },
    [contrast.forced]: {
      borderColor: 'ButtonBorder',
      selectors: {
        '&[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' },
        '&[aria-current=true]': { borderWidth: 3, borderColor: 'Highlight' },
      },
    },
  },
});

/** The row whose view is shown beside the list. */
export const current = style({ borderColor: theme.accentEdge });

/** Marks the option in use. */
export const mark = style({ display: 'grid', color: theme.accentText });

export const words = style({ flex: `1 1 ${px(96)}`, minInlineSize: 0 });

export const label = style([
  text.medium,
  {
    fontWeight: 500,
    display: 'block',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    selectors: { '[aria-disabled=true] &': { color: theme.muted } },
  },
]);

export const detail = style([
  text.tiny,
  { display: 'block', color: theme.muted, overflowWrap: 'anywhere', textWrap: 'pretty' },
]);

export const end = style([
  text.small,
  {
    display: 'flex',
    // Breaks only if it is wider than the row.
    flex: '0 1 auto',
    minInlineSize: 0,
    alignItems: 'center',
    gap: 8,
    marginInlineStart: 'auto',
    overflowWrap: 'anywhere',
    color: theme.muted,
  },
]);
