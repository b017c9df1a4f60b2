import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

const line = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const name = style([text.medium, { ...line, fontWeight: 600 }]);

/** Keeps its height while empty. Aligned with the name, which sits inside a button. */
export const detail = style([
  text.small,
  {
    ...line,
    maxInlineSize: '100%',
    minBlockSize: px(20),
    paddingInline: 4,
    color: theme.muted,
  },
]);
