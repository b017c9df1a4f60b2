import { style } from '@vanilla-extract/css';
import { theme } from '../../styles/theme.css.js';

/** The padding of `ViewBody`, which the footer takes over. */
const EDGE = 16;

export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  marginInline: -EDGE,
  marginBlock: `-8px -${EDGE}px`,
  paddingInline: EDGE,
  paddingBlock: `8px ${EDGE}px`,
  background: theme.surface,
  selectors: { '&[data-scrolls]': { position: 'static' } },
});
