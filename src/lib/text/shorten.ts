/** Shortens a long text in the middle, at character boundaries. */
export function shorten(text: string, start: number, end: number): string {
  const letters = [...text];
  if (letters.length <= start + end + 1) return text;
  return `${letters.slice(0, start).join('')}…${letters.slice(-end).join('')}`;
}

/** The short form of an address, such as `0xab16…8f9a`. Keeps the parts that people compare. */
export const shortenAddress = (address: string): string => shorten(address, 6, 4);

/** The short form of an account's name. Keeps both ends, which distinguish it. */
export const shortenName = (name: string): string => shorten(name, 20, 12);
