import { style } from '@vanilla-extract/css';
import { exact } from '../../styles/base.css.js';
import { contrast, px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const box = style({
  border: '1px solid transparent',
  borderRadius: radius(4),
  background: theme.raised,
  '@media': {
    [contrast.more]: { borderColor: theme.outline },
    [contrast.forced]: { borderColor: 'CanvasText' },
  },
});

export const opener = style([
  text.small,
  {
    boxSizing: 'border-box',
    minBlockSize: px(44),
    padding: px(12),
    borderRadius: radius(4),
    fontWeight: 600,
    cursor: 'pointer',
  },
]);

export const message = style([
  exact,
  text.tiny,
  {
    margin: 0,
    padding: `0 ${px(12)} ${px(12)}`,
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
