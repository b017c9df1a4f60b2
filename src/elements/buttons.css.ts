import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { asFill, inSrgb, onFill } from '../styles/colour.js';
import { contract } from '../styles/contract.css.js';
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

globalStyle(host(), { all: 'initial', display: 'inline-block' });
globalStyle(host('[hidden]'), { display: 'none' });

const font = `600 calc(${fallbackVar(contract.fontSizeMaster, '10px')} * 1.4) / 1.4 ${fallbackVar(contract.fontFamily, 'system-ui, sans-serif')}`;

/** The colours of the theme, for what is not a button. */
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
    '&[data-theme-mode=auto]': { '@media': { '(prefers-color-scheme: light)': light } },
  },
});

/** The shape and the states of what can be pressed. */
export const shape = style({
  position: 'relative',
  boxSizing: 'border-box',
  minHeight: 44,
  padding: '8px 16px',
  // Visible even if the accent colour equals the page's background.
  border: '1px solid color-mix(in srgb, currentColor 16%, transparent)',
  borderRadius: `calc(${fallbackVar(contract.borderRadiusMaster, '4px')} * 4)`,
  font,
  fontVariantNumeric: 'tabular-nums',
  touchAction: 'manipulation',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${text}`, outlineOffset: 2, boxShadow: `0 0 0 2px ${ground}` },
    // A shift towards grey is visible on any colour.
    '&:enabled:hover': { filter: 'contrast(.88)' },
    '&:disabled': { opacity: 0.6, cursor: 'default' },
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
/** For account and network: with the place of a picture, which is a plain mark until there is one. */
export const pictured = style([
  secondary,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    paddingInlineStart: MARK_INSET,
    // Keeps fonts from turning the `x` of an address into a multiplication sign.
    fontVariantLigatures: 'none',
    '::before': {
      content: '',
      minWidth: MARK_EDGE,
      height: MARK_EDGE,
      borderRadius: '50%',
      background: 'color-mix(in srgb, currentColor 16%, transparent)',
    },
  },
]);
/** What a button says only where there is room for it. */
export const spare = style({ fontWeight: 500, '@media': { '(max-width: 479px)': { display: 'none' } } });
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
