import { keyframes, style } from '@vanilla-extract/css';
import { px, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

const appear = keyframes({ from: { opacity: 0 } });

export const header = style({
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: `minmax(${px(44)}, max-content) minmax(0, 1fr) minmax(${px(44)}, max-content)`,
  alignItems: 'center',
  gap: 4,
  // As high with and without buttons.
  minBlockSize: `calc(${px(44)} + 16px)`,
  paddingBlock: 8,
  paddingInline: 8,
});

export const heading = style([
  text.medium,
  {
    // Also where there is nothing before it.
    gridColumn: 2,
    // Between two buttons there is little room for large text on a small screen.
    fontSize: `min(${text.medium.fontSize}, 7.5vw)`,
    fontWeight: 600,
    textAlign: 'center',
    outline: 'none',
    overflowWrap: 'anywhere',
  },
]);

export const title = style({ animation: `${appear} ${theme.slow} linear` });
