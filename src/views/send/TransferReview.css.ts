import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { figuresRoom } from '../../ui/Figures.css.js';

export const figure = style({ display: 'grid', justifyItems: 'center', gap: 8, textAlign: 'center' });

export const amount = style([
  text.large,
  figuresRoom,
  { inlineSize: '100%', fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
]);

export const name = style([text.medium, { fontWeight: 600, overflowWrap: 'anywhere' }]);

export const to = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });
