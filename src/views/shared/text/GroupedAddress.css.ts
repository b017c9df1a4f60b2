import { globalStyle, style } from '@vanilla-extract/css';
import { exact } from '../../../styles/base.css.js';
import { text } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';

export const groups = style([
  exact,
  text.small,
  {
    display: 'block',
    // Two lines, measured in their own font. With less room, no group is left alone on a line.
    maxInlineSize: '27.2ch',
    textWrap: 'balance',
    // Cancels the gap after the last group of a line.
    marginInlineEnd: '-.5ch',
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    // Addresses are written from the left, but start at the edge of the text around them.
    selectors: { ':dir(rtl) > &': { textAlign: 'right' } },
  },
]);

globalStyle(`${groups} > span`, { display: 'inline-block', marginInlineEnd: '.5ch' });

/** People compare the start and the end of an address. */
export const edge = style({ color: theme.text, fontWeight: 600 });
