import { globalStyle, style } from '@vanilla-extract/css';
import { figuresRoom } from '../../ui/Figures.css.js';

/** Two buttons side by side. */
export const pair = style({
  display: 'grid',
  // Stacks the buttons only when large text leaves no room beside each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
  gap: 8,
});

/** Stacked buttons, for an amount in the second one that needs the whole width. */
export const stack = style([figuresRoom, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }]);

/**
 * A back button and a waiting button. The waiting button's text stays on one line, below the back button if there is no room
 * beside it.
 */
export const waiting = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

globalStyle(`${waiting} > button`, {
  flex: '1 0 auto',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  paddingInline: 12,
});

globalStyle(`${waiting} > [aria-busy=true]`, { flexGrow: 999 });
