import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../styles/theme.css.js';

const fromEnd = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } });
const fromStart = keyframes({ from: { opacity: 0, transform: 'translateX(-16px)' } });

/** Its only child fills its height. */
const filled = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A part that scrolls by itself in the remaining height. */
export const scrolling = {
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.hairline} transparent`,
} as const;

/** The scrolling part of the card. */
export const body = style({
  ...scrolling,
  // Takes all available height, whatever the content.
  selectors: { '&[data-tall]': { ...filled, flexBasis: '100dvh' } },
});

const lastHeight = createVar();
/** The name of the property for the height of the previous view. */
export const heldHeight = lastHeight.slice('var('.length, -')'.length);

export const view = style({
  animationDuration: theme.quick,
  animationTimingFunction: theme.ease,
  selectors: {
    '[data-tall] > &': filled,
    '&[data-direction=next]:dir(ltr), &[data-direction=prev]:dir(rtl)': { animationName: fromEnd },
    '&[data-direction=prev]:dir(ltr), &[data-direction=next]:dir(rtl)': { animationName: fromStart },
    // Centred in its pane.
    '[data-wide] &': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      minBlockSize: '100%',
    },
  },
});

// A placeholder is as high as the previous view, so that the card doesn't collapse and grow again.
globalStyle(`${view} [data-loading]`, { alignContent: 'start', minBlockSize: fallbackVar(lastHeight, '0') });
