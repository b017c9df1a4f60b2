import { style, styleVariants } from '@vanilla-extract/css';

/** Limits numbers to the width of this element. */
export const figuresRoom = style({ containerType: 'inline-size' });

export const number = style({ whiteSpace: 'nowrap' });

/** Fits that many of the widest characters in one line. */
const fitting = (characters: number) => ({
  fontSize: `min(1em, calc(100cqi / ${characters} / 0.64))`,
});

export const width = styleVariants({
  // Only large text has no room for that few characters. Bold digits are wider.
  short: fitting(13),
  wide: fitting(20),
  wider: fitting(30),
  widest: fitting(48),
});
