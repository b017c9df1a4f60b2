import { style } from '@vanilla-extract/css';
import { theme } from '../../styles/theme.css.js';

/** The padding of `ViewBody`, which the footer takes over, and the footer's own gap above. */
const EDGE = 16;

export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  marginInline: -EDGE,
  marginBlock: -EDGE,
  padding: EDGE,
  background: theme.surface,
  selectors: {
    '&[data-scrolls]': { position: 'static' },
    '&[data-covers]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      borderBlockStart: `1px solid ${theme.hairline}`,
    },
  },
});
