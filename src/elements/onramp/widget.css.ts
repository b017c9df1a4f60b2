import { style } from '@vanilla-extract/css';
import { colours, quiet, shape } from '../buttons.css.js';

/** Reserves the space of the fields, so that nothing moves when they load. */
export const space = style({ minBlockSize: 96, marginBlockEnd: 8 });

export const fields = style([
  colours,
  { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, border: 0 },
]);

export const field = style([
  shape,
  quiet,
  {
    padding: 8,
    borderColor: 'color-mix(in srgb, currentColor 55%, transparent)',
    selectors: {
      // Leaves room for the currency beside it and for nothing else.
      'input&': { flex: '1 1 calc(100% - 120px)', width: 72, cursor: 'text' },
      // All on one line, or two and two; never one alone.
      'button&': { flex: '1 1 clamp(20%, (272px - 100%) * 99, 40%)' },
      // Also visible in forced colours.
      '&[aria-pressed=true]': { border: '3px solid' },
    },
  },
]);
