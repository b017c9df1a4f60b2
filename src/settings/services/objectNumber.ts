const numbers = new WeakMap<object, number>();
let last = 0;

/** A number that identifies an object for the page's lifetime, to tell it from others of the same shape. */
export function objectNumber(object: object): number {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(object, last);
  return last;
}
