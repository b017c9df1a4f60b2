import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Over the bottom of the card. */
export const place = style({
  position: 'absolute',
  insetInline: 16,
  insetBlockEnd: `calc(16px + env(safe-area-inset-bottom))`,
  zIndex: 2,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const snackbar = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    maxInlineSize: '100%',
    paddingBlock: px(10),
    paddingInline: px(16),
    border: `1px solid ${theme.hairline}`,
    borderRadius: radius(5),
    background: `color-mix(in srgb, ${theme.text} 9%, ${theme.surface})`,
    boxShadow: '0 8px 24px rgb(0 0 0 / .24)',
    fontWeight: 500,
    overflowWrap: 'anywhere',
    animation: `${rise} ${theme.quick} ${theme.ease}`,
  },
]);

export const icon = styleVariants(
  { loading: theme.muted, success: theme.success, error: theme.danger },
  (color) => ({ display: 'grid', color }),
);
