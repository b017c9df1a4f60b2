/** Shortens the middle of a text that is longer than what is kept. */
export function shorten(text: string, start: number, end: number): string {
  return text.length <= start + end + 1 ? text : `${text.slice(0, start)}…${text.slice(-end)}`;
}

/** An address as it is written wherever it is not whole, e.g. `0xab16…8f9a`: as much of its ends as people compare. */
export const shortenAddress = (address: string): string => shorten(address, 6, 4);
