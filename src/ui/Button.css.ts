import { style, styleVariants } from '@vanilla-extract/css';
import { contrast, forcedFill, px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

const base = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minBlockSize: px(44),
    paddingBlock: 8,
    paddingInline: 16,
    border: '1px solid transparent',
    borderRadius: radius(4),
    fontWeight: 600,
    textAlign: 'center',
    transition: `background-color ${theme.quick}, filter ${theme.quick}`,
    selectors: {
      '&[aria-disabled=true]': { cursor: 'default' },
      '&[aria-disabled=true]:not([aria-busy=true])': {
        borderColor: 'transparent',
        background: theme.raised,
        color: theme.muted,
      },
    },
    '@media': {
      [contrast.more]: { borderColor: 'currentColor' },
      [contrast.forced]: {
        borderColor: 'ButtonBorder',
        selectors: {
          '&[aria-disabled=true]:not([aria-busy=true])': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
]);

const whenUsable = '&:not([aria-disabled=true])';

export const button = styleVariants({
  primary: [
    base,
    {
      borderColor: theme.accentEdge,
      background: theme.accent,
      color: theme.onAccent,
      selectors: {
        [`${whenUsable}:hover`]: { background: `color-mix(in srgb, #000 9%, ${theme.accent})` },
        [`${whenUsable}:active`]: {
          background: `color-mix(in srgb, #000 16%, ${theme.accent})`,
        },
      },
      '@media': {
        [contrast.forced]: {
          selectors: {
            [whenUsable]: forcedFill,
            [`${whenUsable}:is(:hover, :active)`]: { borderColor: 'HighlightText', background: 'Highlight' },
          },
        },
      },
    },
  ],
  secondary: [
    base,
    {
      background: theme.raised,
      selectors: {
        [`${whenUsable}:hover`]: { background: theme.hover },
        [`${whenUsable}:active`]: { background: theme.pressed },
      },
    },
  ],
  ghost: [
    base,
    {
      color: theme.accentText,
      selectors: {
        [`${whenUsable}:hover`]: { background: theme.raised },
        [`${whenUsable}:active`]: { background: theme.hover },
        '&[aria-disabled=true]:not([aria-busy=true])': { background: 'none' },
      },
    },
  ],
  danger: [
    base,
    {
      background: theme.raised,
      color: theme.danger,
      selectors: {
        [`${whenUsable}:hover`]: { background: theme.hover },
        [`${whenUsable}:active`]: { background: theme.pressed },
      },
    },
  ],
});

export const block = style({ display: 'flex', inlineSize: '100%' });
