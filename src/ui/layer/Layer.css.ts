import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { SHAKE_MS } from '../../lib/constants.js';
import { bounded } from '../../styles/contract.css.js';
import { motion, px, radius, screen } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

const cardRadius = `min(${radius(7)}, 44px)`;

/** For a card with two panes. */
const wide = { '&[data-wide]': { inlineSize: px(720) } };

const fade = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });
// Starts at half opacity: fading in from 0 would waste the first frame.
const rise = keyframes({ from: { opacity: 0.5, transform: 'translateY(4px) scale(.99)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });
const shake = keyframes({
  '20%, 60%': { transform: 'translateX(-6px)' },
  '40%, 80%': { transform: 'translateX(6px)' },
});

const shaking = `${shake} ${SHAKE_MS}ms ease-in-out`;
/** The alternative to shaking without motion. */
const refused = { animation: 'none', outline: `3px solid ${theme.danger}`, outlineOffset: -3 };

const room = createVar();
/** The name of the property for the height that an on-screen keyboard covers. */
export const keyboardRoom = room.slice('var('.length, -')'.length);
const keyboard = fallbackVar(room, '0px');

/** The maximum height of the card. */
export const freeHeight = `(100dvh - 16px - max(16px, ${keyboard}))`;

const shown = '&:is([data-shown], [data-leaving])';

/**
 * Covers the viewport. Its box doesn't depend on `open`, so leaving the top layer changes nothing inside. When closed, it has
 * no height and is invisible, but its prepared content is styled and laid out.
 */
export const layer = style({
  position: 'fixed',
  inset: 0,
  // Above fixed headers, which use up to 9,999, and below wallets' own UI in the page, which starts at 99,999.
  zIndex: bounded.zIndex,
  visibility: 'hidden',
  display: 'flex',
  inlineSize: '100%',
  blockSize: 0,
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  border: 0,
  padding: '0 16px',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  background: 'none',
  color: 'inherit',
  pointerEvents: 'auto',
  alignItems: 'center',
  justifyContent: 'center',
  selectors: {
    [shown]: {
      visibility: 'visible',
      blockSize: '100dvh',
      paddingBlock: `16px max(16px, ${keyboard})`,
    },
    '&::backdrop': { display: 'none' },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [screen.sheet]: {
      paddingInline: 0,
      alignItems: 'flex-end',
      selectors: { [shown]: { paddingBlock: `0 ${keyboard}` } },
    },
  },
});

export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: theme.scrim,
  selectors: {
    '[data-shown] > &': { animation: `${fade} ${theme.quick} linear` },
    '[data-leaving] > &': { animation: `${leave} ${theme.quick} linear forwards` },
  },
});

export const card = style({
  position: 'relative',
  flex: 'none',
  inlineSize: px(360),
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  border: `1px solid ${theme.hairline}`,
  borderRadius: cardRadius,
  overflow: 'clip',
  background: theme.surface,
  boxShadow: theme.shadow,
  outline: 'none',
  selectors: {
    ...wide,
    '[data-shown] > &': { animation: `${rise} ${theme.quick} ${theme.ease}` },
    '[data-leaving] > &': { animation: `${leave} ${theme.quick} linear forwards` },
    '&[data-shaking]': { animation: `${rise} ${theme.quick} ${theme.ease}, ${shaking}` },
  },
  '@media': {
    [screen.sheet]: {
      inlineSize: '100%',
      border: 0,
      borderBlockStart: `1px solid ${theme.hairline}`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      selectors: {
        '[data-shown] > &': { animation: `${slideUp} ${theme.slow} ${theme.ease}` },
        '[data-leaving] > &': { animationName: slideDown },
        '&[data-shaking]': { animationName: `${slideUp}, ${shake}` },
      },
    },
    [motion.reduced]: { selectors: { '&[data-shaking]': refused } },
  },
});

/** The card as part of the page: no scrim, no elevation. */
export const inlineCard = style({
  position: 'relative',
  inlineSize: px(360),
  maxInlineSize: '100%',
  border: `1px solid ${theme.hairline}`,
  borderRadius: cardRadius,
  overflow: 'clip',
  background: theme.surface,
  selectors: { ...wide, '&[data-shaking]': { animation: shaking } },
  '@media': { [motion.reduced]: { selectors: { '&[data-shaking]': refused } } },
});

/** The maximum height of the content, derived from the window's height. */
export const mostHeight = createVar();

/** The header and the body. As high as the content, up to the viewport; beyond that, the body scrolls. */
export const content = style({
  vars: { [mostHeight]: `min(100dvh - 32px - ${keyboard}, 720px)` },
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: mostHeight,
  // Balances the lines of short texts, so that none has only a word or two. Long texts fill their lines.
  textWrap: 'balance',
  selectors: {
    // Korean uses spaces, but browsers break lines within words by default.
    '&:lang(ko)': { wordBreak: 'keep-all' },
    // Breaks lines between phrases, and never before a small kana.
    '&:lang(ja)': { wordBreak: 'auto-phrase', lineBreak: 'strict' },
    [`${inlineCard} > &`]: { vars: { [mostHeight]: '720px' } },
    // Large enough that most views in the second pane don't resize the card.
    '[data-wide] > &': { minBlockSize: `min(${px(400)}, ${mostHeight})` },
  },
  '@media': {
    [screen.sheet]: {
      vars: { [mostHeight]: `calc(100dvh - 32px - ${keyboard} - env(safe-area-inset-bottom))` },
    },
  },
});

/** The height of the sign-in frame. */
export const frameHeight = 'min(400px, 100dvh - 120px)';

// `!important`, because page styles override ::slotted() styles.
globalStyle('::slotted([slot=frame])', {
  position: 'absolute !important' as 'absolute',
  insetInline: '0 !important',
  insetBlockEnd: '0 !important',
  zIndex: '1 !important',
  inlineSize: '100% !important',
  blockSize: `${frameHeight} !important`,
  border: '0 !important',
  colorScheme: 'normal !important',
});
globalStyle('::slotted([slot=frame][hidden])', { display: 'none !important' as 'none' });
