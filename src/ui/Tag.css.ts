import { style, styleVariants } from '@vanilla-extract/css';
import { px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

// A border, because a background would reduce the contrast of the text.
const base = style([
  text.tiny,
  {
    flex: 'none',
    paddingInline: px(6),
    paddingBlock: px(1),
    border: `1px solid ${theme.hairline}`,
    borderRadius: radius(2),
    fontWeight: 500,
    whiteSpace: 'nowrap',
  },
]);

export const tag = styleVariants(
  {
    neutral: theme.muted,
    accent: theme.accentText,
    success: theme.success,
    warning: theme.warning,
    danger: theme.danger,
  },
  (color) => [base, { color }],
);
