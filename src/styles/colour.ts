/*
 * Colours with a guaranteed luminance, as CSS expressions.
 *
 * Contrast depends on relative luminance, which is the `y` of `xyz-d65`. Scaling a colour towards black or mixing it
 * with white in that linear space keeps it inside its gamut and moves `y` exactly to the target, so the guarantee holds
 * for every colour that a page can set.
 */

const white = { x: 0.9505, y: 1, z: 1.089 };
const channels = ['x', 'y', 'z'] as const;

const xyz = (from: string, channel: (name: 'x' | 'y' | 'z') => string) =>
  `color(from ${from} xyz-d65 ${channels.map((name) => `calc(${channel(name)})`).join(' ')})`;

/**
 * Makes `colour` opaque and limits it to sRGB, which every screen can show. Colours outside sRGB would break the calculations
 * below.
 */
export function inSrgb(colour: string): string {
  return `color(from ${colour} srgb clamp(0, r, 1) clamp(0, g, 1) clamp(0, b, 1) / 1)`;
}

/** `colour` with a luminance of at least `low` and at most `high`. */
export function withLuminance(colour: string, low: string, high: string): string {
  const scale = `min(1, ${high} / max(y, .0001))`;
  const lift = `max(0, (${low} - y) / max(1 - y, .0001))`;
  return xyz(colour, (name) => `${name} * ${scale} + (${white[name]} - ${name}) * ${lift}`);
}

/**
 * `colour` as a background for text: light enough for black text, or dark enough for white. Mid-tones, where neither is
 * comfortable to read, are darkened until white is readable.
 */
export function asFill(colour: string): string {
  const isMiddle = 'clamp(0, (.3 - y) * 1e9, 1)';
  return xyz(colour, (name) => `${name} * (1 - ${isMiddle} * (1 - min(1, .178 / max(y, .0001))))`);
}

/** Black or white, whichever is readable on a fill. */
export function onFill(fill: string): string {
  return xyz(fill, (name) => `${white[name]} * clamp(0, (.24 - y) * 1e9, 1)`);
}
