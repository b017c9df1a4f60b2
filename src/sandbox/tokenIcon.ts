import { ownValue } from '../lib/untrusted/ownValue.js';
import { iconFor } from './icon.js';

interface Look {
  readonly background: string;
  /** Plain shapes, by colour: pages with a strict policy draw icons from their shapes. */
  readonly shapes: readonly (readonly [fill: string, path: string])[];
}

const LOOKS: Readonly<Record<string, Look>> = {
  ETH: {
    background: '#627eea',
    shapes: [
      ['#fff', 'M48 12 25.5 48.7 48 38.6z'],
      ['#c0cbf7', 'M48 12v26.6l22.5 10.1z'],
      ['#c0cbf7', 'M25.5 48.7 48 61.7V38.6z'],
      ['#8198ee', 'M48 61.7l22.5-13L48 38.6z'],
      ['#fff', 'M48 84V65.9L25.5 52.9z'],
      ['#c0cbf7', 'M48 65.9V84l22.5-31.1z'],
    ],
  },
  SUSD: {
    background: '#0f8a5f',
    shapes: [['#fff', 'M43 18h10v10h13v10H42v6h24v24H53v10H43V68H30V58h26v-5H30V28h13z']],
  },
  SBX: {
    background: '#7a3fd1',
    shapes: [
      ['#fff', 'M48 20 72 34 48 48 24 34z'],
      ['#d9c5f6', 'M22 38 46 52V78L22 64z'],
      ['#b08be8', 'M74 38 50 52V78L74 64z'],
    ],
  },
};

/** The icon of a token as a data URI: its own for tokens of the chains, otherwise one derived from its symbol. */
export function tokenIcon(symbol: string): string {
  const look = ownValue(LOOKS, symbol);
  if (!look) return iconFor(symbol);
  const shapes = look.shapes.map(([fill, path]) => `<path d="${path}" fill="${fill}"/>`).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">` +
    `<rect width="96" height="96" fill="${look.background}"/>${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
