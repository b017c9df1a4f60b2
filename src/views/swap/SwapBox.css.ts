import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const boxes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

export const maxButton = style([
  text.tiny,
  {
    position: 'relative',
    paddingInline: 6,
    color: theme.accentText,
    fontWeight: 600,
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      // Large enough for a finger.
      '&::after': { content: '', position: 'absolute', inset: '-14px -8px' },
    },
  },
]);

export const switchLine = style({ display: 'grid', justifyItems: 'center', marginBlock: -20, zIndex: 1 });

export const switchButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(44),
  blockSize: px(44),
  border: `4px solid ${theme.surface}`,
  borderRadius: radius(4),
  background: theme.surface,
  backgroundImage: `linear-gradient(${theme.pressed}, ${theme.pressed})`,
  color: theme.text,
  selectors: { '&:hover': { color: theme.accentText } },
  '@media': { [contrast.forced]: { border: '1px solid ButtonBorder', background: 'ButtonFace' } },
});
