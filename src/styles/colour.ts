/*
 * Colours with a promised luminance, as CSS expressions.
 *
 * Contrast depends on relative luminance, which is the `y` of `xyz-d65`. Scaling a colour towards black or mixing it
 * towards white in that linear space keeps it inside its gamut and moves `y` to exactly where it is wanted, so the
 * promise holds for every colour a page can give.
 */

const white = { x: 0.9505, y: 1, z: 1.089 };
const channels = ['x', 'y', 'z'] as const;

const xyz = (from: string, channel: (name: 'x' | 'y' | 'z') => string) =>
  `color(from ${from} xyz-d65 ${channels.map((name) => `calc(${channel(name)})`).join(' ')})`;

/** `colour` as every screen can show it, and opaque; what is outside sRGB would break the sums below. */
export function inSrgb(colour: string): string {
  return `color(from ${colour} srgb clamp(0, r, 1) clamp(0, g, 1) clamp(0, b, 1) / 1)`;
}

/** `colour` with a luminance no lower than `low` and no higher than `high`. */
export function withLuminance(colour: string, low: string, high: string): string {
  const scale = `min(1, ${high} / max(y, .0001))`;
  const lift = `max(0, (${low} - y) / max(1 - y, .0001))`;
  return xyz(colour, (name) => `${name} * ${scale} + (${white[name]} - ${name}) * ${lift}`);
}

/**
 * `colour` as a surface for text: bright enough for black, or dark enough for white. Middle tones, where neither is
 * comfortable to read, are taken down until white is.
 */
export function asFill(colour: string): string {
  const isMiddle = 'clamp(0, (.3 - y) * 1e9, 1)';
  return xyz(colour, (name) => `${name} * (1 - ${isMiddle} * (1 - min(1, .178 / max(y, .0001))))`);
}

/** Black or white, whichever reads on a fill. */
export function onFill(fill: string): string {
  return xyz(fill, (name) => `${white[name]} * clamp(0, (.24 - y) * 1e9, 1)`);
}
