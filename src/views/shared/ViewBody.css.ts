import { style } from '@vanilla-extract/css';
import { asideBody } from '../../ui/panes/Panes.css.js';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingBlock: '4px 16px',
  paddingInline: 16,
  // As high as the pane. Spare height goes above the content at its end.
  selectors: { [`${asideBody} > &`]: { display: 'flex', flexDirection: 'column' } },
});
