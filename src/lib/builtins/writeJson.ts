type Replacer = (this: unknown, key: string, value: unknown) => unknown;

/** What has no `toJSON` by itself. */
const PLAIN = [Array, BigInt, Boolean, Number, String];
const isPlain = (value: unknown) => typeof value !== 'object' || Array.isArray(value);

/**
 * As `JSON.stringify`, but without what pages add to it: Prototype 1.6 has arrays, texts and numbers write themselves as
 * texts, and many sites `bigint`s. The build calls this one instead, in packages too.
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
