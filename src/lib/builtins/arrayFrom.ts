/**
 * A replacement for `Array.from`. Prototype and MooTools overwrite it on their sites with a version that supports neither
 * iterators nor a second parameter. The build calls this function instead, also in packages.
 */
export function arrayFrom<T, Mapped = T>(
  source: Iterable<T> | ArrayLike<T>,
  map?: (value: T, index: number) => Mapped,
): (T | Mapped)[] {
  const found: (T | Mapped)[] = [];
  const add = (value: T) => {
    found[found.length] = map ? map(value, found.length) : value;
  };
  if (Symbol.iterator in Object(source)) for (const value of source as Iterable<T>) add(value);
  else {
    const list = source as ArrayLike<T>;
    while (found.length < list.length) add(list[found.length] as T);
  }
  return found;
}
