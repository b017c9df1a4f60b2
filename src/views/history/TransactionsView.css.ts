import { style } from '@vanilla-extract/css';
import { text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const month = style([
  text.small,
  { paddingBlock: '8px 4px', paddingInline: 8, color: theme.muted, fontWeight: 600 },
]);
