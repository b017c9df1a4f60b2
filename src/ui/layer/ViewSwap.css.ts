import { keyframes, style } from '@vanilla-extract/css';
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
});

export const view = style({
  animationDuration: theme.quick,
  animationTimingFunction: theme.ease,
  selectors: {
    '&[data-direction=next]:dir(ltr), &[data-direction=prev]:dir(rtl)': { animationName: fromEnd },
    '&[data-direction=prev]:dir(ltr), &[data-direction=next]:dir(rtl)': { animationName: fromStart },
  },
});
