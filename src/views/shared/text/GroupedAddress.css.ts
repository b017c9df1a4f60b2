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
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
]);

globalStyle(`${groups} > span`, { display: 'inline-block', marginInlineEnd: '.5ch' });

/** People compare the beginning and the end. */
export const edge = style({ color: theme.text, fontWeight: 600 });
