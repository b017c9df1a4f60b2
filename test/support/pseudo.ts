import type { Message } from '../../src/lib/text/texts.js';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  W: 'Ŵ',
};

function pseudoText(text: string): string {
  // Keeps placeholders such as `{name}`.
  const accented = text.replace(/\{\w+\}|[a-z]/gi, (piece) => ACCENTS[piece] ?? piece);
  const words = Math.ceil((text.replace(/\{\w+\}/g, '').length * 0.4) / 4);
  return `[${accented}${' łøŋg'.repeat(words)}]`;
}

function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudoText(message);
  const forms = Object.entries(message).map(([category, text]) => [category, pseudoText(text)]);
  return Object.fromEntries(forms) as Message;
}

/**
 * A pseudo language for the `texts` property: accented, 40 % longer and in brackets. Text without brackets isn't in the
 * catalogue, and if text is cut off, there is no room for German.
 */
export function pseudoTexts(texts: Readonly<Record<string, Message>>): Record<string, Message> {
  return Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, pseudoMessage(message)]));
}
