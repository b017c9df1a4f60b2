const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text contains every word of a query, ignoring case and accents. */
export function matchesQuery(text: string, query: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = plain(text);
  return words.every((word) => found.includes(word));
}
