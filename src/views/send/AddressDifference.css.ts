import { style } from '@vanilla-extract/css';
import { exact } from '../../styles/base.css.js';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const difference = style([
  exact,
  text.tiny,
  {
    display: 'block',
    marginBlockStart: px(6),
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    overflowWrap: 'anywhere',
  },
]);

export const label = style([text.tiny, { display: 'block', color: theme.muted }]);

/** Marked by more than colour. */
export const mark = style({
  background: 'none',
  color: theme.danger,
  fontWeight: 700,
  textDecoration: 'underline',
  textDecorationThickness: 2,
});
