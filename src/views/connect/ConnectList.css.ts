import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';
import { asideBody } from '../../ui/panes/Panes.css.js';

export const intro = style([
  text.small,
  {
    color: theme.muted,
    textAlign: 'center',
    textWrap: 'balance',
    // In line with the title and the headings of the pane.
    selectors: { [`${asideBody} &`]: { paddingInline: 8, textAlign: 'start' } },
  },
]);
