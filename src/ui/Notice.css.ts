import { style, styleVariants } from '@vanilla-extract/css';
import { px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { outcomeColour } from './OutcomeBadge.css.js';

const tones = { info: theme.accentText, warning: theme.warning, danger: theme.danger, ...outcomeColour };

const veil = (percent: number) => `color-mix(in srgb, ${theme.text} ${percent}%, transparent)`;

export const notice = styleVariants(tones, (color) => ({
  // Lets the tinted background show through buttons.
  vars: { [theme.raised]: veil(8), [theme.hover]: veil(12), [theme.pressed]: veil(16) },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  padding: px(12),
  border: `1px solid color-mix(in srgb, ${color} 32%, transparent)`,
  borderRadius: radius(4),
  background: `color-mix(in srgb, ${color} 8%, ${theme.surface})`,
}));

export const icon = styleVariants(tones, (color) => ({ color }));

export const title = style([text.small, { fontWeight: 600 }]);
export const body = style([text.small, { overflowWrap: 'anywhere' }]);
export const action = style({ marginBlockStart: 8 });
