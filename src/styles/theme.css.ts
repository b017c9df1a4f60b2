import { assignVars, createThemeContract, createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { asFill, inSrgb, onFill, withLuminance } from './colour.js';
import { contract } from './contract.css.js';

/** The values that all components use. Derived from the public contract; private to the shadow root. */
export const theme = createThemeContract({
  surface: null,
  /** A row or field on the surface, and its hovered and pressed states. */
  raised: null,
  hover: null,
  pressed: null,
  hairline: null,
  /** The border of a field (3:1 on the surface). */
  outline: null,
  text: null,
  muted: null,
  /** The accent as a background, the text on it, and its outline (3:1 on every surface). */
  accent: null,
  onAccent: null,
  accentEdge: null,
  /** The accent as text (4.5:1 on every surface). */
  accentText: null,
  success: null,
  warning: null,
  danger: null,
  scrim: null,
  shadow: null,
  quick: null,
  slow: null,
  ease: null,
});

/** The differences between dark and light: two neutrals and the luminance limits of colours. */
const mode = createThemeContract({
  background: null,
  accent: null,
  colorMix: null,
  surfaceLow: null,
  surfaceHigh: null,
  textLow: null,
  textHigh: null,
  edgeLow: null,
  edgeHigh: null,
});

const dark = {
  ...assignVars(mode, {
    background: '#131416',
    accent: 'hsl(230 100% 67%)',
    colorMix: '#fff',
    surfaceLow: '0',
    surfaceHigh: '.02',
    textLow: '.39',
    textHigh: '1',
    edgeLow: '.24',
    edgeHigh: '1',
  }),
  [theme.text]: '#f3f5f6',
  [theme.muted]: '#a9afb2',
  [theme.outline]: '#73797c',
  [theme.success]: '#3ddb7f',
  [theme.warning]: '#f0b429',
  [theme.danger]: '#ff8a91',
  [theme.scrim]: 'rgb(6 7 9 / .66)',
  [theme.shadow]: '0 24px 64px rgb(0 0 0 / .5)',
};

const light = {
  ...assignVars(mode, {
    background: '#fff',
    accent: 'hsl(231 100% 70%)',
    colorMix: '#000',
    surfaceLow: '.92',
    surfaceHigh: '1',
    textLow: '0',
    textHigh: '.126',
    edgeLow: '0',
    edgeHigh: '.215',
  }),
  [theme.text]: '#111315',
  [theme.muted]: '#5b6164',
  [theme.outline]: '#83888b',
  [theme.success]: '#0a7335',
  [theme.warning]: '#855700',
  [theme.danger]: '#bd2419',
  [theme.scrim]: 'rgb(20 22 26 / .5)',
  [theme.shadow]: '0 24px 64px rgb(10 14 20 / .22)',
};

const over = (percent: number) => `color-mix(in srgb, ${theme.text} ${percent}%, ${theme.surface})`;
/** For browsers without relative colours: white is readable on this default, which is visible on both surfaces. */
const plain = fallbackVar(contract.accent, 'hsl(230 100% 63%)');
/** The site's accent colour, and the same within sRGB. */
const given = fallbackVar(contract.accent, mode.accent);
const accent = createVar();
const mixed = `color-mix(in srgb, ${fallbackVar(contract.colorMix, mode.colorMix)} clamp(0%, ${fallbackVar(contract.colorMixStrength, '0')} * 1%, 100%), ${mode.background})`;

globalStyle(':host', {
  colorScheme: 'dark',
  vars: {
    ...dark,
    [theme.raised]: over(5),
    [theme.hover]: over(9),
    [theme.pressed]: over(12),
    [theme.hairline]: `color-mix(in srgb, ${theme.text} 12%, transparent)`,
    // Without relative colours. Readable with any accent that is readable itself.
    [theme.surface]: mode.background,
    [theme.accent]: plain,
    [theme.onAccent]: '#fff',
    [theme.accentEdge]: plain,
    [theme.accentText]: theme.text,
    [theme.quick]: '.15s',
    [theme.slow]: '.2s',
    [theme.ease]: 'cubic-bezier(.2, 0, 0, 1)',
  },
  '@supports': {
    '(color: color(from red xyz-d65 x y z))': {
      vars: {
        [accent]: inSrgb(given),
        [theme.surface]: withLuminance(inSrgb(mixed), mode.surfaceLow, mode.surfaceHigh),
        [theme.accent]: asFill(accent),
        [theme.onAccent]: onFill(theme.accent),
        [theme.accentEdge]: withLuminance(theme.accent, mode.edgeLow, mode.edgeHigh),
        [theme.accentText]: withLuminance(accent, mode.textLow, mode.textHigh),
      },
    },
  },
});

globalStyle(':host([theme-mode=light])', { colorScheme: 'light', vars: light });
globalStyle(':host(:not([theme-mode=dark]))', {
  '@media': { '(prefers-color-scheme: light)': { colorScheme: 'light', vars: light } },
});

globalStyle(':host', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { vars: { [theme.quick]: '0s', [theme.slow]: '0s' } },
  },
});
// As specific as the rules that it overrides.
globalStyle(':host, :host([theme-mode]), :host(:not([theme-mode]))', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: {
        [theme.muted]: theme.text,
        [theme.hairline]: theme.text,
        [theme.outline]: theme.text,
        [theme.accentEdge]: theme.accentText,
      },
    },
  },
});
