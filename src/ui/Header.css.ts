import { keyframes, style } from '@vanilla-extract/css';
import { contrast, px, screen, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { card } from './layer/Layer.css.js';

const appear = keyframes({ from: { opacity: 0 } });

export const header = style({
  display: 'grid',
  flex: 'none',
  // Above a message that comes before the view.
  order: -1,
  gridTemplateColumns: 'minmax(44px, max-content) minmax(0, 1fr) minmax(44px, max-content)',
  alignItems: 'center',
  gap: 4,
  // The same height with and without buttons.
  minBlockSize: `calc(${px(44)} + 16px)`,
  paddingBlock: 8,
  paddingInline: 8,
  '@media': {
    [screen.sheet]: {
      selectors: {
        [`${card} &`]: {
          gridTemplateRows: 'auto 1fr',
          paddingBlockStart: 8,
          // Lets a drag move the sheet instead of scrolling or selecting.
          touchAction: 'pinch-zoom',
          userSelect: 'none',
        },
        [`${card} &::before`]: {
          content: '""',
          gridColumn: '1 / -1',
          justifySelf: 'center',
          inlineSize: 36,
          blockSize: 4,
          borderRadius: 2,
          background: theme.outline,
        },
      },
    },
    [contrast.forced]: {
      selectors: { [`${card} &::before`]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
});

export const heading = style([
  text.medium,
  {
    // Keeps the title centred if there is nothing before it.
    gridColumn: 2,
    // On a small screen, large text has little room between two buttons.
    fontSize: `min(${text.medium.fontSize}, 6vw)`,
    fontWeight: 600,
    textAlign: 'center',
    outline: 'none',
    overflowWrap: 'anywhere',
  },
]);

export const title = style({ animation: `${appear} ${theme.slow} linear` });
