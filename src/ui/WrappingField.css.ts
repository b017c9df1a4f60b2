import { style } from '@vanilla-extract/css';
import { exact } from '../styles/base.css.js';
import { px, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

const words = {
  gridArea: '1 / 1',
  paddingBlock: px(12),
  paddingInlineEnd: 4,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;

/** As high as its text. Too few browsers can size a field by its content. */
export const place = style([
  exact,
  text.medium,
  {
    display: 'grid',
    flex: 1,
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    selectors: { '&::after': { ...words, content: 'attr(data-text)', visibility: 'hidden' } },
  },
]);

export const input = style({
  ...words,
  overflow: 'hidden',
  color: theme.text,
  resize: 'none',
  appearance: 'none',
  outline: 'none',
  boxShadow: 'none',
  // An address reads from left to right on every page.
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
  selectors: { '&::placeholder': { color: theme.muted, opacity: 1 } },
});
