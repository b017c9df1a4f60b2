import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { touch } from '../styles/touch.js';
import { dense } from './PlainSection.css.js';

export const row = style({
  display: 'flex',
  // Wraps only when large text leaves no room for name and mark beside each other.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  inlineSize: '100%',
  minBlockSize: px(56),
  paddingBlock: 8,
  paddingInlineStart: 8,
  paddingInlineEnd: 12,
  border: '1px solid transparent',
  borderRadius: radius(4),
  background: theme.raised,
  transition: `background-color ${theme.quick}`,
  selectors: {
    [`${dense} &`]: { minBlockSize: px(40), paddingBlock: 4, borderRadius: radius(3), background: 'none' },
    '&:not([aria-disabled=true], div):hover': { background: theme.hover },
    '&:not([aria-disabled=true], div):active': { background: theme.pressed },
    '&[aria-current=true]': { borderColor: theme.accentEdge },
    [`${dense} &[aria-current=true]`]: { background: theme.hover },
    '&[aria-disabled=true]': { cursor: 'default' },
  },
  '@media': {
    [touch]: { selectors: { [`${dense} &`]: { minBlockSize: px(44) } } },
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

/** Keeps the text away from the edge if there is no image. */
export const bare = style({ paddingInlineStart: 16 });

export const words = style({ flex: `1 1 ${px(96)}`, minInlineSize: 0 });

export const label = style([
  text.medium,
  {
    fontWeight: 500,
    display: 'block',
    overflowWrap: 'anywhere',
    selectors: { '[aria-disabled=true] &': { color: theme.muted } },
  },
]);

export const detail = style([text.tiny, { display: 'block', color: theme.muted, overflowWrap: 'anywhere' }]);

export const end = style({
  display: 'flex',
  // Breaks only if it is wider than the row.
  flex: '0 1 auto',
  minInlineSize: 0,
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  color: theme.muted,
});
