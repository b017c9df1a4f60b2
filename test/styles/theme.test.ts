import { expect } from 'chai';
import type { ThemeVariableName } from '../../src/settings/themeVariables.js';
import { adopt } from '../../src/styles/adopt.js';
import { measure } from '../../src/styles/base.css.js';
import { bounded, contract } from '../../src/styles/contract.css.js';
import { theme } from '../../src/styles/theme.css.js';

const extremes = [
  'white',
  'black',
  'yellow',
  'lime',
  'cyan',
  'blue',
  'magenta',
  'red',
  'gray',
  '#777',
  '#767676',
  '#39ff14',
  '#ff00aa',
  '#f6851b',
  '#3396ff',
  'rebeccapurple',
  'color(display-p3 0 1 0)',
  'color(display-p3 1 0 .5)',
  'oklch(.7 .4 264)',
  'rgb(255 0 0 / .2)',
  'transparent',
  'lab(50 100 -100)',
];

/** Every hue at every lightness, dull and vivid. */
const accents = [
  ...extremes,
  ...Array.from({ length: 24 }, (_, step) => step * 15).flatMap((hue) =>
    [4, 20, 35, 50, 65, 80, 96].flatMap((lightness) =>
      [100, 45].map((saturation) => `hsl(${hue} ${saturation}% ${lightness}%)`),
    ),
  ),
];
const mixes = ['white', 'black', 'red', 'yellow', 'blue', '#39ff14', 'magenta', 'color(display-p3 0 1 0)'];
const strengths = ['0', '10', '40', '100', '900'];

const onEverySurface = ['surface', 'raised', 'hover'] as const;
type Token = keyof typeof theme;
const promises: [front: Token, backs: readonly Token[], least: number][] = [
  ...(['text', 'muted', 'accentText', 'success', 'warning', 'danger'] as const).map(
    (front): [Token, readonly Token[], number] => [front, onEverySurface, 4.5],
  ),
  ['accentEdge', onEverySurface, 3],
  ['onAccent', ['accent'], 4.5],
];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', {
  willReadFrequently: true,
}) as OffscreenCanvasRenderingContext2D;

/** A colour's relative luminance on screen, as WCAG defines it. */
function luminance(colour: string): number {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  if (alpha !== 255) throw new Error(`${colour} is not opaque`);
  const linear = (byte: number) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

function themed(mode?: string) {
  const host = document.createElement('wallet-modal');
  if (mode) host.setAttribute('theme-mode', mode);
  const root = host.attachShadow({ mode: 'open' });
  adopt(root);
  const probe = document.createElement('i');
  root.append(probe);
  document.body.append(host);
  const style = getComputedStyle(probe);
  const colour = (token: Token) => {
    probe.style.color = theme[token];
    return style.color;
  };
  return { host, colour };
}

const nameOf = (variable: string) => variable.slice(4, -1);

describe('theme', () => {
  afterEach(() => {
    for (const host of document.querySelectorAll('wallet-modal')) host.remove();
  });

  for (const mode of ['dark', 'light']) {
    it(`keeps text and controls legible with any accent and any tint (${mode})`, () => {
      const { host, colour } = themed(mode);
      const broken: string[] = [];
      let index = 0;
      for (const accent of accents) {
        const mix = mixes[index % mixes.length] as string;
        const strength = strengths[index++ % strengths.length] as string;
        host.style.setProperty(nameOf(contract.accent), accent);
        host.style.setProperty(nameOf(contract.colorMix), mix);
        host.style.setProperty(nameOf(contract.colorMixStrength), strength);
        const seen = Object.fromEntries(
          [...new Set(promises.flatMap(([front, backs]) => [front, ...backs]))].map((token) => [
            token,
            luminance(colour(token)),
          ]),
        );
        for (const [front, backs, least] of promises) {
          for (const back of backs) {
            const ratio = contrast(seen[front] ?? 0, seen[back] ?? 0);
            if (ratio < least)
              broken.push(`${front} on ${back}: ${ratio.toFixed(2)} with ${accent}, ${mix} ${strength}`);
          }
        }
      }
      expect(accents.length).to.be.greaterThan(300);
      expect(broken).to.deep.equal([]);
    });
  }

  it('is legible with the default accent in a browser without relative colours', () => {
    for (const mode of ['dark', 'light']) {
      const { host, colour } = themed(mode);
      const root = host.shadowRoot as ShadowRoot;
      root.adoptedStyleSheets = root.adoptedStyleSheets.map((sheet) => {
        const rules = [...sheet.cssRules].filter((rule) => !(rule instanceof CSSSupportsRule));
        const copy = new CSSStyleSheet();
        copy.replaceSync(rules.map((rule) => rule.cssText).join('\n'));
        return copy;
      });
      for (const [front, backs, least] of promises) {
        for (const back of backs) {
          const ratio = contrast(luminance(colour(front)), luminance(colour(back)));
          expect(ratio, `${front} on ${back}, ${mode}`).to.be.at.least(least);
        }
      }
    }
  });

  it('keeps an accent that is legible', () => {
    const { host, colour } = themed('dark');
    host.style.setProperty(nameOf(contract.accent), '#26d962');
    expect(luminance(colour('accent'))).to.be.closeTo(luminance('#26d962'), 0.01);
    expect(luminance(colour('accentText'))).to.be.closeTo(luminance('#26d962'), 0.01);
    expect(luminance(colour('onAccent'))).to.equal(0);
  });

  it('follows the system by default', () => {
    const isDark = ({ colour }: ReturnType<typeof themed>) => luminance(colour('surface')) < 0.5;
    expect(isDark(themed('dark'))).to.equal(true);
    expect(isDark(themed('light'))).to.equal(false);
    const isSystemDark = !matchMedia('(prefers-color-scheme: light)').matches;
    for (const mode of ['auto', 'sepia', undefined]) expect(isDark(themed(mode))).to.equal(isSystemDark);
  });

  it('uses the page’s values, wherever they are set', () => {
    const { host, colour } = themed('light');
    document.documentElement.style.setProperty(nameOf(contract.accent), 'rgb(0 90 0)');
    const inherited = colour('accent');
    document.documentElement.style.removeProperty(nameOf(contract.accent));
    host.style.setProperty(nameOf(contract.accent), 'rgb(0 90 0)');
    expect(colour('accent')).to.equal(inherited);
    expect(luminance(inherited)).to.be.closeTo(luminance('rgb(0 90 0)'), 0.01);
  });

  it('scales lengths with the page’s text size', () => {
    const { host } = themed('light');
    const probe = host.shadowRoot?.querySelector('i') as HTMLElement;
    probe.style.width = `calc(${measure.unit} * 44)`;
    probe.style.display = 'block';
    host.style.setProperty(nameOf(contract.fontSizeMaster), '20px');
    expect(probe.getBoundingClientRect().width).to.equal(88);
  });

  for (const [size, expected] of [
    ['12px', 16.8],
    ['1000px', 28],
    ['calc(infinity * 1px)', 28],
    ['0px', 9.8],
    ['-5px', 9.8],
  ] as const) {
    it(`keeps text readable with a size of ${size}`, () => {
      const { host } = themed('dark');
      host.style.setProperty('--wallet-modal-font-size-master', size);
      const { fontSize } = getComputedStyle(host);
      expect(Number.parseFloat(fontSize)).to.be.closeTo(expected, 0.01);
    });
  }

  for (const [radius, expected] of [
    ['6px', '6px'],
    ['1e9px', '20px'],
    ['-1px', '0px'],
  ] as const) {
    it(`keeps corners with a radius of ${radius}`, () => {
      const { host } = themed('dark');
      host.style.setProperty('--wallet-modal-border-radius-master', radius);
      const probe = document.createElement('i');
      probe.style.borderRadius = measure.radius;
      host.shadowRoot?.append(probe);
      expect(getComputedStyle(probe).borderRadius).to.equal(expected);
    });
  }

  for (const [level, expected] of [
    ['7', '7'],
    ['-1', '0'],
    ['1e30', '2147483647'],
  ] as const) {
    it(`keeps the modal above the page with a level of ${level}`, () => {
      const probe = document.createElement('i');
      probe.style.setProperty('--wallet-modal-z-index', level);
      probe.style.zIndex = bounded.zIndex;
      document.body.append(probe);
      expect(getComputedStyle(probe).zIndex).to.equal(expected);
      probe.remove();
    });
  }

  it('has these public custom properties', () => {
    expect(Object.values(contract).map(nameOf)).to.deep.equal([
      '--wallet-modal-font-family',
      '--wallet-modal-accent',
      '--wallet-modal-color-mix',
      '--wallet-modal-color-mix-strength',
      '--wallet-modal-font-size-master',
      '--wallet-modal-border-radius-master',
      '--wallet-modal-z-index',
    ] satisfies ThemeVariableName[]);
  });
});
