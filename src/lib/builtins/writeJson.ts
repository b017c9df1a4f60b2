type Replacer = (this: unknown, key: string, value: unknown) => unknown;

/** Types without a built-in `toJSON`. */
const PLAIN = [Array, BigInt, Boolean, Number, String];
const isPlain = (value: unknown) => typeof value !== 'object' || Array.isArray(value);

/**
 * `JSON.stringify` without the page's changes: Prototype 1.6 makes arrays, texts and numbers serialize as strings, and many
 * sites do so for `bigint`s. The build calls this function instead, also in packages.
 */
export function writeJson(value: unknown, replace?: Replacer | string[] | null, space?: string | number) {
  const isChanged = PLAIN.some(({ prototype }) => 'toJSON' in prototype);
  if (!isChanged || Array.isArray(replace)) return JSON.stringify(value, replace as Replacer, space);
  return JSON.stringify(
    value,
    function (this: Record<string, unknown>, key, written) {
      const part = isPlain(this[key]) ? this[key] : written;
      return replace ? replace.call(this, key, part) : part;
    },
    space,
  );
}
