import { plainText } from '../untrusted/plainText.js';

interface Named {
  readonly symbol: string;
}

/** Tells whether several tokens of a list have a symbol, in whatever case and with whatever accents: one may be a fake. */
export function sharedSymbols(tokens: readonly Named[]): (token: Named) => boolean {
  const counts = new Map<string, number>();
  for (const { symbol } of tokens) {
    const key = plainText(symbol);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return ({ symbol }) => (counts.get(plainText(symbol)) ?? 0) > 1;
}
