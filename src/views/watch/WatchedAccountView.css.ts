import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

/** Shown above everything else, with an icon and a text. */
export const mark = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    paddingBlock: 8,
    paddingInline: px(12),
    border: `1px solid ${theme.hairline}`,
    borderRadius: radius(4),
    background: theme.raised,
    fontWeight: 600,
    textWrap: 'balance',
    '@media': { [contrast.more]: { borderColor: theme.outline } },
  },
]);

export const buttons = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 });
