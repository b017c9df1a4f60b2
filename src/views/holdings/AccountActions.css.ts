import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 8,
});

export const many = style({
  gridAutoFlow: 'row',
  // All in one row, or three and the rest where that is too narrow.
  gridTemplateColumns: `repeat(auto-fit, minmax(clamp(14%, (${px(320)} - 100%) * 99, 30%), 1fr))`,
});

export const action = style([
  text.tiny,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 4,
    minBlockSize: px(64),
    padding: '8px 2px',
    overflowWrap: 'anywhere',
    border: '1px solid transparent',
    borderRadius: radius(4),
    background: theme.raised,
    fontWeight: 500,
    textAlign: 'center',
    transition: `background-color ${theme.quick}`,
    selectors: {
      '&:hover': { background: theme.hover },
      '&:active': { background: theme.pressed },
    },
    '@media': {
      [contrast.more]: { borderColor: theme.outline },
      [contrast.forced]: { borderColor: 'ButtonBorder' },
    },
  },
]);
