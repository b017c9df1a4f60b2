import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

/** The gap between actions, in px. */
export const ACTION_GAP = 8;

/** All actions in one row, or pairs below each other if one row would break a word. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: ACTION_GAP });

/** A pair of actions. The last one may be single. */
export const pair = style({
  display: 'grid',
  gap: ACTION_GAP,
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
});

export const action = style([
  text.tiny,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 4,
    minInlineSize: 'min-content',
    minBlockSize: px(64),
    padding: '8px 2px',
    // Unlike `anywhere`, this reserves room for the longest word.
    overflowWrap: 'break-word',
    wordBreak: 'keep-all',
    border: '1px solid transparent',
    borderRadius: radius(4),
    background: theme.raised,
    fontWeight: 500,
    textAlign: 'center',
    transition: `background-color ${theme.quick}`,
    selectors: {
      // As wide as most words, so that few words make an action wider than the others.
      '&::after': { content: '', inlineSize: px(48), marginBlockStart: -4 },
      '&:hover': { background: theme.hover },
      '&:active': { background: theme.pressed },
    },
    '@media': {
      [contrast.more]: { borderColor: theme.outline },
      [contrast.forced]: { borderColor: 'ButtonBorder' },
    },
  },
]);
