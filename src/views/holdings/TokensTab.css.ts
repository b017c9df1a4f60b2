import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
export const note = style([text.tiny, { color: theme.muted, textAlign: 'center', textWrap: 'balance' }]);

/** The buttons for more tokens. Side by side, so that nothing moves when both appear. */
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 8px',
  selectors: { '&:empty': { display: 'none' } },
});

/** The buttons for getting a first token. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });
