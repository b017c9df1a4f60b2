import { plainText } from '../lib/untrusted/plainText.js';

/** Whether a text contains every word of a query. Ignores case, accents and spelling variants. */
export function matchesQuery(text: string, query: string): boolean {
  const found = plainText(text);
  return plainText(query)
    .split(' ')
    .every((word) => found.includes(word));
}
