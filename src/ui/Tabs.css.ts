import { style } from '@vanilla-extract/css';
import { contrast, forcedFill, px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

export const tabs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // A long word takes room from the other tabs before it overlaps them.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gap: 4,
  padding: 4,
  borderRadius: radius(4),
  background: theme.raised,
});

export const tab = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minBlockSize: px(44),
    paddingInline: 4,
    border: '1px solid transparent',
    borderRadius: radius(3),
    color: theme.muted,
    fontWeight: 500,
    textAlign: 'center',
    transition: `background-color ${theme.quick}, color ${theme.quick}`,
    selectors: {
      '&:hover': { color: theme.text },
      '&[aria-selected=true]': { borderColor: theme.hairline, background: theme.surface, color: theme.text },
    },
    '@media': {
      [contrast.forced]: {
        selectors: {
          '&[aria-selected=true]': forcedFill,
        },
      },
    },
  },
]);
