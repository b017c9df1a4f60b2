import { fallbackVar, style } from '@vanilla-extract/css';
import { contract } from '../styles/contract.css.js';
import { colours, font, ground, text } from './buttons.css.js';

export const fields = style([
  colours,
  {
    display: 'grid',
    gap: 8,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    selectors: { '&:disabled': { opacity: 0.6 } },
  },
]);

export const line = style({ display: 'flex', gap: 8 });

const box = style({
  boxSizing: 'border-box',
  minHeight: 44,
  minWidth: 0,
  padding: '8px 12px',
  border: `1px solid color-mix(in srgb, ${text} 55%, ${ground})`,
  borderRadius: `calc(${fallbackVar(contract.borderRadiusMaster, '4px')} * 3)`,
  font,
  fontVariantNumeric: 'tabular-nums',
  color: text,
  background: ground,
  selectors: { '&:focus-visible': { outline: `2px solid ${text}`, outlineOffset: 2 } },
});

export const field = style([
  box,
  { selectors: { 'input&': { flex: '1 1 120px' }, '&::placeholder': { color: 'inherit', opacity: 0.7 } } },
]);

export const presets = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, auto))', gap: 8 });

export const preset = style([
  box,
  {
    paddingInline: 8,
    touchAction: 'manipulation',
    cursor: 'pointer',
    selectors: {
      '&:enabled:hover': { filter: 'contrast(.88)' },
      '&:disabled': { cursor: 'default' },
      '&[aria-pressed=true]': { borderColor: 'currentColor', boxShadow: 'inset 0 0 0 1px currentColor' },
    },
  },
]);
