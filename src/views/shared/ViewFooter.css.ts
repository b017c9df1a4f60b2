import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../styles/theme.css.js';

/** The padding of `ViewBody`, which the footer takes over. */
const EDGE = 16;

export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  marginInline: -EDGE,
  marginBlock: `-8px -${EDGE}px`,
  paddingInline: EDGE,
  paddingBlock: `8px ${EDGE}px`,
  background: theme.surface,
  // Where large text or a keyboard leaves little room, it would cover what it is about.
  '@media': { '(min-height: 30em)': { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } },
});

// What has the focus is not below it.
globalStyle(`[data-scroller]:has(${footer})`, { scrollPaddingBlockEnd: 96 });
