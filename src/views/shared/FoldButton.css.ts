import { style } from '@vanilla-extract/css';
import { px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const button = style([
  text.small,
  {
    display: 'inline-flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minBlockSize: px(44),
    paddingInline: 8,
    borderRadius: radius(3),
    color: theme.muted,
    fontWeight: 500,
    selectors: { '&:hover': { color: theme.text } },
  },
]);

/** Points down, or up while the content is open. */
export const arrow = style({
  flex: 'none',
  inlineSize: px(8),
  blockSize: px(8),
  borderBottom: '1.75px solid',
  borderRight: '1.75px solid',
  transform: 'translateY(-2px) rotate(45deg)',
  selectors: { '[aria-expanded=true] > &': { transform: 'translateY(2px) rotate(225deg)' } },
});
