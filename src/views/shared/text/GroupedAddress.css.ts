import { globalStyle, style } from '@vanilla-extract/css';
import { exact } from '../../../styles/base.css.js';
import { text } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';

export const groups = style([
  exact,
  text.small,
  {
    display: 'block',
    // Two lines, measured in the font that they are set in, and no group alone where there is less room.
    maxInlineSize: '27.2ch',
    textWrap: 'balance',
    // Not counting the room after the last group of a line.
    marginInlineEnd: '-.5ch',
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    // It is written from the left, and begins at the edge where the text around it does.
    selectors: { ':dir(rtl) > &': { textAlign: 'right' } },
  },
]);

globalStyle(`${groups} > span`, { display: 'inline-block', marginInlineEnd: '.5ch' });

/** People compare the beginning and the end. */
export const edge = style({ color: theme.text, fontWeight: 600 });
