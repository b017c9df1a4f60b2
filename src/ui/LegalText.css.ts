import { style } from '@vanilla-extract/css';
import { text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { asideBody } from './panes/Panes.css.js';

export const legal = style([
  text.tiny,
  {
    color: theme.muted,
    textAlign: 'center',
    textWrap: 'balance',
    // At the end of the pane, aligned with its title.
    selectors: { [`${asideBody} &`]: { marginBlockStart: 'auto', paddingInline: 8, textAlign: 'start' } },
  },
]);
