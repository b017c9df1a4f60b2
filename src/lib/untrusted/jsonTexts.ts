import { TEXT_OR_NUMBER } from './textOrNumber.js';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Parses JSON with every number as text, so that no digit is lost. Throws a SyntaxError if the text isn't JSON. */
export function parseJsonTexts(text: string): unknown {
  return JSON.parse(text.replace(TEXT_OR_NUMBER, (found) => (NUMBER.test(found) ? `"${found}"` : found)));
}
