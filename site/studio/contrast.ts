/** The channels of an opaque sRGB colour, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The use of a pair: WCAG 2.2 requires more contrast for text than for controls. */
export type PairKind = 'text' | 'control';

export type Grade = 'AAA' | 'AA' | 'fails';

const AA = { text: 4.5, control: 3 } as const satisfies Record<PairKind, number>;
/** WCAG 2.2 has no AAA for controls. */
const AAA_TEXT = 7;

function linear(byte: number): number {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, as WCAG 2.2 defines it. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio, as WCAG 2.2 defines it: 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The WCAG grade of a ratio. */
export function gradeOf(ratio: number, kind: PairKind): Grade {
  if (kind === 'text' && ratio >= AAA_TEXT) return 'AAA';
  return ratio >= AA[kind] ? 'AA' : 'fails';
}

/** With two decimals, never rounded up to a limit that it misses. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);
}
