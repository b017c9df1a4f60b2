import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 12,
  selectors: { '&:not(:last-child)': { paddingBlockEnd: 16 } },
});

export const number = style([
  text.small,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: px(32),
    blockSize: px(32),
    border: `1px solid ${theme.hairline}`,
    borderRadius: '50%',
    background: theme.raised,
    color: theme.accentText,
    fontWeight: 600,
  },
]);

/** Connects this number to the next. */
export const line = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  selectors: {
    ':not(:last-child) > &::after': {
      content: '',
      inlineSize: 1,
      marginBlock: '4px -12px',
      background: theme.hairline,
    },
  },
});

export const words = style({
  display: 'grid',
  gap: px(2),
  paddingBlockStart: px(5),
  overflowWrap: 'anywhere',
});

export const offer = style({ marginBlockStart: 4 });

export const title = style([text.medium, { fontWeight: 600 }]);

export const body = style([text.small, { color: theme.muted }]);
