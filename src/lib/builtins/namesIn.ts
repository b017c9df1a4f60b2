/**
 * The names that `for … in` iterates, without those that a page has added to all objects. The build uses it for loops in
 * packages.
 */
export function namesIn(value: unknown): string[] {
  const names: string[] = [];
  for (const name in Object(value))
    if (!(name in Object.prototype) || Object.hasOwn(Object(value), name)) names.push(name);
  return names;
}
