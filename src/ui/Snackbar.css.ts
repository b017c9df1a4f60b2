import { keyframes, style } from '@vanilla-extract/css';
import { px, radius, screen, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { card } from './layer/Layer.css.js';

const appear = keyframes({ from: { opacity: 0 } });

/**
 * Placed inside the card, so that it covers no control. A centred card keeps its top edge and a sheet its bottom edge, so the
 * message appears at the other edge and moves nothing that may be about to be pressed. Without a message it takes no room.
 */
export const place = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'center',
  paddingInline: 16,
  selectors: { '&[data-high]': { order: -1 } },
  '@media': { [screen.sheet]: { selectors: { [`${card} &`]: { order: -1 } } } },
});

export const snackbar = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    maxInlineSize: '100%',
    marginBlockEnd: 16,
    paddingBlock: px(10),
    paddingInline: px(16),
    border: `1px solid ${theme.hairline}`,
    borderRadius: radius(5),
    background: `color-mix(in srgb, ${theme.text} 9%, ${theme.surface})`,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    animation: `${appear} ${theme.quick} ${theme.ease}`,
  },
]);

export const icon = style({ display: 'grid', color: theme.muted });
