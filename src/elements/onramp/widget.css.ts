import { fallbackVar, style } from '@vanilla-extract/css';
import { contract } from '../../styles/contract.css.js';
import { colours, font, ground, text } from '../buttons.css.js';

/** Where the fields come, so that nothing moves then. */
export const space = style({ minBlockSize: 96, marginBlockEnd: 8 });

export const fields = style([
  colours,
  {
    display: 'grid',
    gap: 8,
    margin: 0,
    padding: 0,
    border: 0,
    selectors: { '&:disabled': { opacity: 0.6 } },
  },
]);

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const field = style({
  boxSizing: 'border-box',
  minHeight: 44,
  minWidth: 0,
  padding: 8,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: `calc(${fallbackVar(contract.borderRadiusMaster, '4px')} * 3)`,
  font,
  color: text,
  background: ground,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${text}`, outlineOffset: 2 },
    'input&': { flex: '1 1 0' },
    'button&': { flex: '1 1 auto', cursor: 'pointer' },
    '&[aria-pressed=true]': {
      borderColor: 'currentColor',
      background: `color-mix(in srgb, ${text} 20%, ${ground})`,
    },
  },
});
