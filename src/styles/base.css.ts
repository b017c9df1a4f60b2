import { createThemeContract, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { bounded, contract } from './contract.css.js';
import { theme } from './theme.css.js';
import { touch } from './touch.js';

/** The base of all lengths. `scale.ts` uses it, so every style imports this sheet. */
export const measure = createThemeContract({
  /** 1 px at the default text size. */
  unit: null,
  radius: null,
});

const systemFonts = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

// Element rules have at most the specificity of one element, so classes always win and the order of sheets doesn't matter.

globalStyle(':host', {
  all: 'initial',
  vars: {
    [measure.unit]: `calc(${bounded.fontSize} / 10)`,
    [measure.radius]: bounded.borderRadius,
  },
  display: 'inline-block',
  color: theme.text,
  fontFamily: fallbackVar(contract.fontFamily, systemFonts),
  fontSize: `calc(${measure.unit} * 14)`,
  lineHeight: `calc(${measure.unit} * 20)`,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
});
globalStyle(':host(wallet-modal:not([inline])), wallet-modal-island', { display: 'contents' });
globalStyle(':host(wallet-modal[inline])', { display: 'block' });
globalStyle(':host([hidden]), [hidden]', { display: 'none !important' });

// Selectors list their elements, without `:where()` lists or a universal `::before`. The browser tries such rules on every
// element, and an opening dialog is styled all at once.
globalStyle('*', { boxSizing: 'border-box' });
globalStyle('h1, h2, h3, p, ul, ol, li, figure, dl, dd', { margin: 0, padding: 0, font: 'inherit' });
// Keeps full stops in place in text whose direction differs from the page's, such as untranslated texts.
globalStyle('h1, h2, h3, p, button span, a span, label span', {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, textarea, select', {
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
});
globalStyle('button, a', {
  color: 'inherit',
  textDecoration: 'none',
  touchAction: 'manipulation',
  cursor: 'pointer',
});
/** Keeps touch targets large enough, however small the site's text is. */
globalStyle('button', { '@media': { [touch]: { minInlineSize: 44, minBlockSize: 44 } } });
globalStyle('img, svg', { display: 'block' });
globalStyle(':where(:focus-visible)', {
  outline: `2px solid ${theme.accentText}`,
  outlineOffset: 2,
  // Keeps the focus ring visible on a page of unknown colour.
  boxShadow: `0 0 0 2px ${theme.surface}`,
});
globalStyle(':where([tabindex="-1"]:focus-visible)', { outline: 'none', boxShadow: 'none' });

/** For screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/**
 * For addresses: keeps capitals, uses digits of equal width, and turns off ligatures that show an `x` as a multiplication sign.
 */
export const exact = style({
  textTransform: 'none',
  fontVariantNumeric: 'tabular-nums',
  fontVariantLigatures: 'none',
});
