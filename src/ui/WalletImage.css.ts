import { style } from '@vanilla-extract/css';
import { MARK_SCALE } from '../styles/markSize.js';
import { px, radius } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { touch } from '../styles/touch.js';
import { row } from './Row.css.js';

export const squircle = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  background: theme.hover,
  color: theme.text,
  fontWeight: 600,
  textTransform: 'uppercase',
  userSelect: 'none',
  selectors: {
    // A hairline over the image keeps the shape of icons whose background is like ours.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `1px solid ${theme.hairline}`,
      borderRadius: 'inherit',
    },
  },
});

/** Overrides the radius of every size, whatever the order of the rules. */
export const circle = style({ selectors: { '&&&': { borderRadius: '50%' } } });

export const sizes = {
  small: style({ inlineSize: px(24), blockSize: px(24), borderRadius: radius(2), fontSize: px(12) }),
  medium: style({
    inlineSize: px(40),
    blockSize: px(40),
    borderRadius: radius(3),
    fontSize: px(16),
    selectors: { [`${row} &`]: { inlineSize: px(28), blockSize: px(28), borderRadius: radius(2) } },
    '@media': { [touch]: { selectors: { [`${row} &`]: { inlineSize: px(32), blockSize: px(32) } } } },
  }),
  /** As large as its container. */
  fill: style({ inlineSize: '100%', blockSize: '100%', borderRadius: radius(3), fontSize: px(20) }),
  large: style({ inlineSize: px(72), blockSize: px(72), borderRadius: radius(5), fontSize: px(28) }),
};

/** For the icon on a network's disc, see `MARK_SCALE`. */
export const onDisc = style({ selectors: { '&&': { transform: `scale(${MARK_SCALE})` } } });

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
