import { style } from '@vanilla-extract/css';
import { px, radius } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

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
    // A hairline over the image, so that icons on a ground like ours keep their shape.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `1px solid ${theme.hairline}`,
      borderRadius: 'inherit',
    },
  },
});

/** Has to win over the radius of a size, in whichever order they come. */
export const circle = style({ selectors: { '&&': { borderRadius: '50%' } } });

export const sizes = {
  small: style({ inlineSize: px(24), blockSize: px(24), borderRadius: radius(2), fontSize: px(12) }),
  medium: style({ inlineSize: px(40), blockSize: px(40), borderRadius: radius(3), fontSize: px(16) }),
  /** As large as what it is in. */
  fill: style({ inlineSize: '100%', blockSize: '100%', borderRadius: radius(3), fontSize: px(20) }),
  large: style({ inlineSize: px(72), blockSize: px(72), borderRadius: radius(5), fontSize: px(28) }),
};

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
