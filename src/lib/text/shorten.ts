/** Shortens the middle of a text that is longer than what is kept, by whole characters. */
export function shorten(text: string, start: number, end: number): string {
  const letters = Array.from(text);
  if (letters.length <= start + end + 1) return text;
  return `${letters.slice(0, start).join('')}…${letters.slice(-end).join('')}`;
}

/** An address as it is written wherever it is not whole, e.g. `0xab16…8f9a`: as much of its ends as people compare. */
export const shortenAddress = (address: string): string => shorten(address, 6, 4);

/** A name of somebody as it is written where there is little room: both its ends, which tell it from others. */
export const shortenName = (name: string): string => shorten(name, 20, 12);
