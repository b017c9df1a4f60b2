import { style, styleVariants } from '@vanilla-extract/css';

/** Its numbers may take its whole width, and no more. */
export const figuresRoom = style({ containerType: 'inline-size' });

export const number = style({ whiteSpace: 'nowrap' });

/** So many characters of the widest digits fit beside each other. */
const fitting = (characters: number) => ({
  fontSize: `min(1em, calc(100cqi / ${characters} / 0.64))`,
});

export const width = styleVariants({
  // Only large text has no room for so few. Bold digits are wider.
  short: fitting(13),
  wide: fitting(20),
  wider: fitting(30),
  widest: fitting(48),
});
