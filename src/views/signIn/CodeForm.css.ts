import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const lead = style([
  text.medium,
  { textAlign: 'center', textWrap: 'balance', overflowWrap: 'anywhere' },
]);

export const checking = style({ display: 'flex', gap: 8, alignItems: 'center' });

/** Reserves one line, so that nothing moves when the text changes. */
export const state = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: px(20),
    color: theme.muted,
  },
]);
