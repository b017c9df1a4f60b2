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
    // Puts two words below each other, so that the name keeps its room.
    flex: `0 1 ${px(88)}`,
    textAlign: 'end',
    paddingInline: 8,
    // Aligns the word with the edge of the view, also when it is alone in a line.
    marginInline: 'auto -8px',
  },
]);
