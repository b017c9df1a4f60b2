import { style } from '@vanilla-extract/css';
import { px } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';
import { mostHeight } from '../layer/Layer.css.js';
import { scrolling } from '../layer/ViewSwap.css.js';

/** Two panes that share the height of the card. */
export const panes = style({
  display: 'grid',
  flex: '1 1 auto',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
});

/** The pane beside the current view. */
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${theme.hairline}`,
});

/** As high as the QR code for wallet apps beside it. */
export const tall = style({ minBlockSize: `min(${px(500)}, ${mostHeight})` });

export const asideTitle = style({
  flex: 'none',
  // Aligned with the header beside it.
  paddingBlock: `calc((${px(44)} + 16px - ${px(22)}) / 2)`,
  // Aligned with the pictures below it.
  paddingInline: 24,
  fontSize: px(16),
  lineHeight: px(22),
  fontWeight: 600,
  outline: 'none',
});

/** Its only child fills at least its height. */
export const asideBody = style([scrolling, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const stage = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0 });

/** For the same elements in one column: takes them out of the layout. */
export const flat = style({ display: 'contents' });
