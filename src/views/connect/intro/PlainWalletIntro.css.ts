import { style } from '@vanilla-extract/css';
import { text } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';

export const intro = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 24,
  paddingBlock: '8px 16px',
  paddingInline: 16,
});

export const lead = style([
  text.medium,
  { paddingInline: 16, color: theme.muted, textAlign: 'center', textWrap: 'balance' },
]);

/** As wide as the buttons of the views that follow. */
export const actions = style({ display: 'grid', gap: 4, inlineSize: '100%' });
