import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';

export const partyName = style([text.medium, { fontWeight: 600, overflowWrap: 'anywhere' }]);

export const hashLine = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '0 12px' },
]);

/** Stays at the end of the line, even when it wraps below its label. */
export const hashValue = style({ marginInlineStart: 'auto' });
