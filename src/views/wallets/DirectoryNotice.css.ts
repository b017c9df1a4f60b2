import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const notice = style({
  display: 'grid',
  alignSelf: 'center',
  justifyItems: 'center',
  gap: 8,
  paddingBlock: 8,
  textAlign: 'center',
});

export const hint = style([text.small, { color: theme.muted, textWrap: 'balance' }]);

/** Takes no room while empty. */
export const silent = style({ position: 'absolute' });
