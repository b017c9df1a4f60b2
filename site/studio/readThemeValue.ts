import type { Control } from './controls.js';
import { shownText } from './shownText.js';

/** `CSS.supports`: whether the browser knows a value. */
export type Supports = (property: string, value: string) => boolean;

/** A usable value, or a sentence that explains why it isn't. */
export type ReadValue = { readonly value: string } | { readonly problem: string };

const LONGEST_VALUE = 200;
const PX_PER_REM = 16;

/** Letters, digits and the characters of colour functions. No braces, semicolons, quotes or comment slashes. */
const COLOUR = /^(?!.*\/[*/])[\w#%.,()+\-/ ]+$/;
/** Colours that depend on their context, so that no contrast can be computed. */
const UNSETTLED = /\b(var|env|attr|if|inherit|initial|unset|revert|revert-layer|currentcolor)\b/i;
const FONT = /^ *(?:"[\p{L}\p{N} _.-]+"|'[\p{L}\p{N} _.-]+'|[\p{L}\p{N}_ -]+) *$/u;
const LENGTH = /^(\d{1,4}(?:\.\d{1,4})?|\.\d{1,4})(px|rem)$/;
const NUMBER = /^\d{1,10}(?:\.\d{1,4})?$/;

/** Reads a typed or imported value. Never throws. */
export function readThemeValue(control: Control, given: unknown, supports: Supports): ReadValue {
  const { name } = control;
  if (typeof given !== 'string' && typeof given !== 'number') {
    return { problem: `${name} has to be a text or a number.` };
  }
  const value = String(given).trim();
  if (!value) return { problem: `${name} is empty. Leave it out to use the default.` };
  if (value.length > LONGEST_VALUE) {
    return { problem: `${name} is longer than ${LONGEST_VALUE} characters. Use a shorter value.` };
  }
  return readers[control.kind](control, value, supports);
}

type Reader = (control: Control, value: string, supports: Supports) => ReadValue;

const readColour: Reader = ({ name }, value, supports) => {
  if (UNSETTLED.test(value)) {
    return {
      problem: `${name}: ${shownText(value)} depends on the page it is used in. Write the colour itself.`,
    };
  }
  if (COLOUR.test(value) && isClosed(value) && supports('color', value)) return { value };
  return { problem: `${name}: ${shownText(value)} is not a colour. Write one such as #0a7d55.` };
};

const readFonts: Reader = ({ name }, value, supports) => {
  if (value.split(',').every((font) => FONT.test(font)) && supports('font-family', value)) return { value };
  return {
    problem: `${name}: ${shownText(value)} is not a list of fonts. Write one such as Inter, sans-serif.`,
  };
};

const readLength: Reader = ({ name, least, most }, value) => {
  const [, digits, unit] = LENGTH.exec(value.toLowerCase()) ?? [];
  if (digits === undefined || unit === undefined) {
    return { problem: `${name}: ${shownText(value)} is not a length. Write one in px or rem, such as 10px.` };
  }
  const px = Number(digits) * (unit === 'rem' ? PX_PER_REM : 1);
  if (px < least || px > most) {
    return { problem: `${name}: ${shownText(value)} is out of range. Use ${least}px to ${most}px.` };
  }
  return { value: `${Number(digits)}${unit}` };
};

const readNumber: Reader = ({ name, least, most, step }, value) => {
  const number = Number(value);
  const fits = NUMBER.test(value) && number >= least && number <= most && number % step === 0;
  if (fits) return { value: `${number}` };
  return {
    problem: `${name}: ${shownText(value)} does not fit. Use a whole number from ${least} to ${most}.`,
  };
};

const readers: Record<Control['kind'], Reader> = {
  colour: readColour,
  fonts: readFonts,
  length: readLength,
  number: readNumber,
};

/** Whether all parentheses are closed. Browsers close them at the end of a value, but not within a style sheet. */
function isClosed(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    else if (letter === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** A length from `readThemeValue`, in px. */
export function lengthInPx(length: string): number {
  return Number.parseFloat(length) * (length.endsWith('rem') ? PX_PER_REM : 1);
}
