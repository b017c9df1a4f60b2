/** Shortens the middle of a text that is longer than what is kept, e.g. `0xab16…4c8f9a`. */
export function shorten(text: string, start = 4, end = 6): string {
  return text.length <= start + end + 1 ? text : `${text.slice(0, start)}…${text.slice(-end)}`;
}
