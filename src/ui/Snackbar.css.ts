import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Between the header and the view, so that it lies on no control. Without a message it takes no room. */
export const place = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'center',
  paddingInline: 16,
});

export const snackbar = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    maxInlineSize: '100%',
    marginBlockEnd: 8,
    paddingBlock: px(10),
    paddingInline: px(16),
    border: `1px solid ${theme.hairline}`,
    borderRadius: radius(5),
    background: `color-mix(in srgb, ${theme.text} 9%, ${theme.surface})`,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    animation: `${drop} ${theme.quick} ${theme.ease}`,
  },
]);

export const icon = styleVariants(
  { loading: theme.muted, success: theme.success, error: theme.danger },
  (color) => ({ display: 'grid', color }),
);
