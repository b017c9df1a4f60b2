import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { iconButton } from '../../ui/IconButton.css.js';

export const disconnect = style([
  iconButton,
  text.small,
  {
    gridAutoFlow: 'column',
    gap: 6,
    inlineSize: 'auto',
    // Two words are below each other, so that the name keeps its room.
    flex: `0 1 ${px(88)}`,
    textAlign: 'end',
    paddingInline: 8,
    // Its word ends where the rest of the view does. Alone in a line, too.
    marginInline: 'auto -8px',
  },
]);
