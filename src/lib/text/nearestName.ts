/** The longest name to compare, in characters. */
const LONGEST_NAME = 80;

/** The number of characters to add, remove or replace to turn one text into another. */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  [...one].forEach((letter, at) => {
    const next = [at + 1];
    [...other].forEach((wanted, to) => {
      const replaced = (row[to] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    });
    row = next;
  });
  return row[other.length] ?? 0;
}

/** The name most similar to a mistyped one. Undefined if none is similar. */
export function nearestName(mistyped: string, names: readonly string[]): string | undefined {
  if (mistyped.length > LONGEST_NAME) return undefined;
  const text = mistyped.toLowerCase();
  let found: string | undefined;
  let least = Math.ceil(mistyped.length / 3) + 1;
  for (const name of names) {
    const difference = distance(text, name.toLowerCase());
    if (difference >= least) continue;
    least = difference;
    found = name;
  }
  return found;
}
