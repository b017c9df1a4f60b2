/** Figures in a 24 px square, around its centre. Each one has a distinct outline. */
const FIGURES = [
  // Boat, triangle, diamond, star
  'M11.2 3.5v11.2H4.5zM13 6.5l6.2 8.2H13zM3.5 16.2h17l-3 4.3h-11z',
  'M12 4.5 20 18.5H4z',
  'm12 3 7.5 9-7.5 9-7.5-9z',
  'm12 3.2 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6-4.4-4.2 6-.8z',
  // Heart, moon, butterfly, mountains
  'M12 19.5C2.5 13.5 3.5 5.5 8 5.5c2 0 3.3 1.2 4 2.6.7-1.4 2-2.6 4-2.6 4.5 0 5.5 8-4 14z',
  'M15.5 4.4a8 8 0 1 0 0 15.2 10 10 0 0 1 0-15.2z',
  'M12 12C8 3 2 5 4 12c-2 7 4 9 8 0 4 9 10 7 8 0 2-7-4-9-8 0z',
  'M3 18.5 9 6l4 7 2.5-3 5.5 8.5z',
  // Drop, bolt, sweet, flower
  'M12 3.5c4 4.8 6 7.7 6 10.5a6 6 0 0 1-12 0c0-2.8 2-5.7 6-10.5z',
  'M14.5 3 5.5 13.5h5L9.5 21l9-10.5h-5z',
  'M12 8a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM7 12 3.5 7.5v9zm10 0 3.5-4.5v9z',
  'M8 8a4 4 0 0 1 8 0 4 4 0 0 1 0 8 4 4 0 0 1-8 0 4 4 0 0 1 0-8z',
  // Cherries, crown, leaf, fish
  'M7.5 12a4 4 0 1 1 0 8 4 4 0 1 1 0-8zm9-1a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM14 3.5 7 12h2l5-5.5 2 4.5h2z',
  'M4 7.5 8 12l4-7 4 7 4-4.5-1.5 10.5h-13z',
  'M5 19C4 9 9.5 4.5 19.5 4.5 20 14.5 15 20 5 19z',
  'M3.5 12c3-5.5 8.5-6 12-2l4.5-3.5v11L15.5 14c-3.5 4-9 3.5-12-2z',
  // Cloud, tree, mushroom, cat
  'M8 18.5a4.3 4.3 0 0 1-.5-8.5A5.2 5.2 0 0 1 17.5 9.8a4.4 4.4 0 0 1-.8 8.7z',
  'M12 3.2 18 11h-2.5l3.5 5.5h-5.5v4h-3v-4H5L8.5 11H6z',
  'M3.8 12.5a8.2 8.2 0 0 1 16.4 0zm5.7 1.5h5l1 5.5h-7z',
  'M5 4.5 9.5 8h5L19 4.5V13a7 7 0 0 1-14 0zm4.3 6.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6zm5.4 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6z',
  // Ghost, cup, flag, house
  'M5.8 20v-9.5a6.2 6.2 0 0 1 12.4 0V20l-3.1-2-3.1 2-3.1-2zm3.8-10.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6zm4.8 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6z',
  'M4.5 6h11.5v2h4v6.5h-4v2.5a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2zm11.5 4.2v2.1h1.8v-2.1z',
  'M5.5 3.5h2.5v1.5h11.5l-3.5 4.5 3.5 4.5H8v6.5H5.5z',
  'm12 3.5 8.5 8H18v7.5h-4v-5h-4v5H6v-7.5H3.5z',
];

/** The view box around the disc. Figures fill about two thirds of it. */
export const DISC_BOX = '-1 -1 26 26';

/** The number of hues, and the possible distances between the hues of figure and disc, in steps. */
const HUES = 12;
const APART = [0, 4, 6];
/** Lightness and chroma. The two tones have a contrast of at least 4.5. */
const TONES = ['.45 .15', '.92 .07'] as const;

/** The picture of an account: a figure on a disc. */
export interface AccountPicture {
  /** CSS colours. */
  readonly disc: string;
  readonly figure: string;
  /** The outline of the figure in a 24 px square, to fill with the even-odd rule. */
  readonly path: string;
}

/** A hash of the address. Every character changes it, so addresses with the same ends get different pictures. */
function mix(address: string): number {
  let mixed = 2_166_136_261;
  for (const character of address.startsWith('0x') ? address.toLowerCase() : address)
    mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return mixed;
}

/** The picture is derived from the address alone, so everybody sees the same one of 1,728. */
export function accountPicture(address: string): AccountPicture {
  let rest = mix(address);
  const next = (count: number) => {
    const chosen = rest % count;
    rest = Math.floor(rest / count);
    return chosen;
  };
  const path = FIGURES[next(FIGURES.length)] ?? '';
  const hue = next(HUES);
  const figureHue = (hue + (APART[next(APART.length)] ?? 0)) % HUES;
  const [disc, figure] = next(2) === 0 ? TONES : ([TONES[1], TONES[0]] as const);
  const colour = (tone: string, at: number) => `oklch(${tone} ${at * (360 / HUES)})`;
  return { disc: colour(disc, hue), figure: colour(figure, figureHue), path };
}
