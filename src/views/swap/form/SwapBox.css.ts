import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';
import { figuresRoom } from '../../../ui/Figures.css.js';

export const boxes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

/** The title and the account's balance. */
export const boxHead = style([
  text.tiny,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 12px',
    marginBlockEnd: 4,
    color: theme.muted,
  },
]);

export const held = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

/** Reserves its height, so that nothing moves when the value is known. */
export const worth = style([
  text.tiny,
  figuresRoom,
  {
    minBlockSize: px(16),
    marginBlockStart: 4,
    color: theme.muted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);

/** The dollar value of an amount that was found. Reserves its height during the search. */
export const about = style([worth, { color: theme.text }]);

export const maxButton = style([
  text.tiny,
  {
    position: 'relative',
    paddingInline: 6,
    color: theme.accentText,
    fontWeight: 600,
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      // Large enough for a finger, mostly upwards, because the token is below.
      '&::after': { content: '', position: 'absolute', inset: '-20px -8px -8px' },
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
