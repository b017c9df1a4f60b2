import type { Rgb } from './contrast.js';

/** Reads the sRGB bytes that the browser paints for CSS colours, each painted over those before it. */
export type ColourReader = (...layers: readonly string[]) => Rgb;

/** Bytes that rounding doesn't change. Browsers that protect canvas data return others. */
const TEST: Rgb = [18, 130, 233];

/** Undefined in browsers that don't let pages read painted pixels. No contrast can be computed there. */
export function createColourReader(): ColourReader | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' });
  if (!context) return undefined;
  const read: ColourReader = (...layers) => {
    context.clearRect(0, 0, 1, 1);
    for (const colour of layers) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  return read(`rgb(${TEST.join(' ')})`).join() === TEST.join() ? read : undefined;
}
