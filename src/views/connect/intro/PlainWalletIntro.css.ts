import { style } from '@vanilla-extract/css';
import { px, text } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';

export const intro = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 24,
  paddingBlock: '8px 24px',
  paddingInline: 32,
});

export const lead = style([text.medium, { color: theme.muted, textAlign: 'center', textWrap: 'balance' }]);

export const actions = style({ display: 'grid', gap: 4, inlineSize: px(240), maxInlineSize: '100%' });
