import { style } from '@vanilla-extract/css';
import { colours, ground, shape, text } from '../buttons.css.js';

/** Where the fields come, so that nothing moves then. */
export const space = style({ minBlockSize: 96, marginBlockEnd: 8 });

export const fields = style([colours, { display: 'grid', gap: 8, margin: 0, padding: 0, border: 0 }]);

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const field = style([
  shape,
  {
    minWidth: 0,
    padding: 8,
    color: text,
    background: ground,
    borderColor: 'color-mix(in srgb, currentColor 55%, transparent)',
    selectors: {
      // Fits in a narrow column.
      'input&': { flex: '1 1 72px', width: 72, cursor: 'text' },
      // All in one line, or two and two; never one alone.
      'button&': { flex: '1 1 clamp(20%, (272px - 100%) * 99, 40%)' },
      '&[aria-pressed=true]': {
        borderColor: 'currentColor',
        background: `color-mix(in srgb, ${text} 20%, ${ground})`,
      },
    },
  },
]);
