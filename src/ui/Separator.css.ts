import { style } from '@vanilla-extract/css';
import { text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

const line = { content: '', flex: 1, borderBlockStart: `1px solid ${theme.hairline}` };

export const separator = style([
  text.tiny,
  { display: 'flex', alignItems: 'center', gap: 12, color: theme.muted, '::before': line, '::after': line },
]);

export const bare = style({ gap: 0 });
