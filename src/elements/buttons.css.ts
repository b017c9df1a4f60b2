import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { asFill, inSrgb, onFill } from '../styles/colour.js';
import { bounded, contract } from '../styles/contract.css.js';
import { MARK_EDGE, MARK_INSET } from '../styles/markSize.js';

// The buttons are part of the entry, so their styles do not depend on the modal's style sheets.
const text = createVar();
const ground = createVar();
const accent = createVar();
const fill = createVar();
const onAccent = createVar();

const light = {
  vars: { [text]: '#111315', [ground]: '#fff', [accent]: 'hsl(231 100% 70%)' },
};
const host = (state = '') => `:host(:not(wallet-modal)${state})`;

globalStyle(host(), {
  all: 'initial',
  display: 'inline-block',
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'middle',
});
globalStyle(host('[hidden]'), { display: 'none' });

const font = `600 calc(${bounded.fontSize} * 1.4) / 1.4 ${fallbackVar(contract.fontFamily, 'system-ui, sans-serif')}`;

/** The theme's colours, for parts that aren't buttons. */
export const colours = style({
  vars: {
    [text]: '#f3f5f6',
    [ground]: '#131416',
    [accent]: 'hsl(230 100% 67%)',
    [fill]: fallbackVar(contract.accent, accent),
    [onAccent]: '#fff',
  },
  '@supports': {
    '(color: color(from red xyz-d65 x y z))': {
      vars: {
        [fill]: asFill(inSrgb(fallbackVar(contract.accent, accent))),
        [onAccent]: onFill(fill),
      },
    },
  },
  selectors: {
    '&[data-theme-mode=light]': light,
    '&:not([data-theme-mode=dark])': { '@media': { '(prefers-color-scheme: light)': light } },
  },
});

/** The shape and states of pressable elements. */
export const shape = style({
  position: 'relative',
  boxSizing: 'border-box',
  minHeight: 44,
  padding: '8px 16px',
  // Visible even if the accent colour equals the page's background.
  border: '1px solid color-mix(in srgb, currentColor 16%, transparent)',
  borderRadius: `calc(${bounded.borderRadius} * 4)`,
  font,
  fontVariantNumeric: 'tabular-nums',
  touchAction: 'manipulation',
  // Its text may be in another language than the page.
  unicodeBidi: 'plaintext',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${text}`, outlineOffset: 2, boxShadow: `0 0 0 2px ${ground}` },
    // A shift towards grey is visible on any colour.
    '&:enabled:hover': { filter: 'contrast(.88)' },
    '&:disabled': { opacity: 0.6, cursor: 'default' },
    // Roughly the width of the text, until its language has loaded.
    'button&:empty': { width: '11em', maxWidth: '100%' },
    '&[aria-busy=true]': { cursor: 'progress' },
    // Forced colours keep borders.
    '&[aria-busy=true]::after': {
      content: '',
      position: 'absolute',
      insetInline: 16,
      bottom: 6,
      borderBottom: '2px solid currentColor',
    },
  },
});

/** The prominent style, for connecting. */
export const primary = style([colours, shape, { color: onAccent, background: fill }]);
/** The colours of the quiet style. */
export const quiet = style({ color: text, background: ground });
/** The quiet style. */
export const secondary = style([colours, shape, quiet]);
/** For account and network, with room for a picture, which is a plain mark until it has loaded. */
export const pictured = style([
  secondary,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: '100%',
    paddingInline: `${MARK_INSET}px 14px`,
    whiteSpace: 'nowrap',
    // Keeps fonts from turning the `x` of an address into a multiplication sign.
    fontVariantLigatures: 'none',
    '::before': {
      content: 'attr(data-initial)',
      minWidth: MARK_EDGE,
      borderRadius: '50%',
      background: 'color-mix(in srgb, currentColor 16%, transparent)',
      font: `600 12px/${MARK_EDGE}px system-ui`,
      minHeight: MARK_EDGE,
      textAlign: 'center',
    },
    selectors: {
      // Shows that it opens something. The busy indicator takes its place.
      '&:not([aria-busy=true])::after': {
        content: '',
        minWidth: 6,
        height: 6,
        border: 'solid',
        borderWidth: '0 2px 2px 0',
        transform: 'translateY(-2px) rotate(45deg)',
        opacity: 0.7,
      },
      '&[aria-busy=true]': { paddingInlineEnd: 30 },
    },
  },
]);
const part = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
/** `spare` and `words` on one line, or `words` alone if both don't fit: `spare` then wraps to a hidden second line. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignContent: 'flex-end',
  height: '1.4em',
  minWidth: 0,
  overflow: 'hidden',
  // Capitals are part of an address.
  textTransform: 'none',
});
export const words = style(part);
export const spare = style({
  ...part,
  fontWeight: 500,
  whiteSpace: 'pre',
  '@media': { '(max-width: 479px)': { display: 'none' } },
});
/** The message below a button that failed to open the modal. Has its own background, as the page's is unknown. */
export const notice = style({
  display: 'block',
  maxWidth: 280,
  font,
  fontWeight: 400,
  color: 'CanvasText',
  background: 'Canvas',
  selectors: { '&:not(:empty)': { padding: 8 } },
});
