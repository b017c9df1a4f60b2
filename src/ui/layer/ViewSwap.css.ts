import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../styles/theme.css.js';

const fromEnd = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } });
const fromStart = keyframes({ from: { opacity: 0, transform: 'translateX(-16px)' } });

/** The part of the card that scrolls. */
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.hairline} transparent`,
  // As high as there is room, whatever is in it.
  selectors: { '&[data-tall]': { flexBasis: '100dvh' } },
});

const lastHeight = createVar();
/** Holds the height of the view that was shown before. */
export const heldHeight = lastHeight.slice('var('.length, -')'.length);

export const view = style({
  animationDuration: theme.quick,
  animationTimingFunction: theme.ease,
  selectors: {
    '&[data-direction=next]:dir(ltr), &[data-direction=prev]:dir(rtl)': { animationName: fromEnd },
    '&[data-direction=prev]:dir(ltr), &[data-direction=next]:dir(rtl)': { animationName: fromStart },
  },
});

// What is not there yet is as high as what was: the card does not collapse and rise again.
globalStyle(`${view} [data-loading]`, { alignContent: 'start', minBlockSize: fallbackVar(lastHeight, '0') });
