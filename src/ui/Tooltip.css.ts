import { keyframes, style } from '@vanilla-extract/css';
import { px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

const appear = keyframes({ from: { opacity: 0 } });

export const anchor = style({ display: 'contents' });

export const tooltip = style([
  text.tiny,
  {
    position: 'fixed',
    inset: 'auto',
    zIndex: 1,
    maxInlineSize: `min(${px(280)}, 100vw - 16px)`,
    margin: 0,
    paddingBlock: px(6),
    paddingInline: px(10),
    border: '1px solid transparent',
    borderRadius: radius(2),
    background: theme.text,
    color: theme.surface,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    selectors: { '&:popover-open': { animation: `${appear} ${theme.quick} linear` } },
  },
]);
