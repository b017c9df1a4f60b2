import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';
import { figuresRoom } from '../../ui/Figures.css.js';

export const facts = style({
  display: 'grid',
  gap: 8,
  padding: px(12),
  border: '1px solid transparent',
  borderRadius: radius(4),
  background: theme.raised,
  '@media': { [contrast.more]: { borderColor: theme.outline } },
});

export const fact = style([
  figuresRoom,
  {
    display: 'flex',
    // The value wraps below its label only when there is no room beside it.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
  },
]);

export const term = style([text.small, { color: theme.muted }]);

export const value = style([
  text.small,
  {
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    textAlign: 'end',
  },
]);

/** The text's own words decide its direction. Amounts in it are isolated and don't count. */
export const figure = style({ unicodeBidi: 'plaintext' });
