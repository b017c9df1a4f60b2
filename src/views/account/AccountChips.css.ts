import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';
import { touch } from '../../styles/touch.js';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const chip = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: px(34),
    maxInlineSize: '100%',
    paddingBlock: 4,
    paddingInline: `4px ${px(10)}`,
    border: `1px solid ${theme.hairline}`,
    borderRadius: radius(6),
    fontWeight: 500,
    overflowWrap: 'anywhere',
    transition: `background-color ${theme.quick}`,
    selectors: {
      'button&:hover': { background: theme.hover },
      'button&:active': { background: theme.pressed },
    },
    '@media': {
      [touch]: { selectors: { 'button&': { minBlockSize: 44 } } },
      [contrast.more]: { borderColor: theme.outline },
      [contrast.forced]: { selectors: { 'button&': { borderColor: 'ButtonBorder' } } },
    },
  },
]);

/** An icon in place of a picture. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(24),
  blockSize: px(24),
  color: theme.muted,
});

export const arrow = style({ color: theme.muted });
