import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';
import { figuresRoom } from '../../../ui/Figures.css.js';

export const boxes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

/** The title, and what the account holds. */
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

/** Has its height also before anything is known, so that nothing moves when it is. */
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

/** What an amount that was found stands for. Has its height also while it is looked for. */
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
      // Large enough for a finger, mostly above: below is the token.
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
