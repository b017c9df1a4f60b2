import { style } from '@vanilla-extract/css';
import { exact } from '../../../styles/base.css.js';
import { text } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';

export const groups = style([
  exact,
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '.5ch',
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
]);

/** People compare the beginning and the end. */
export const edge = style({ color: theme.text, fontWeight: 600 });
