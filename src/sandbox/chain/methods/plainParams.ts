import { invalidParamsError } from '../../rpcError.js';

/** Limits far above honest parameters: the total number of values, and the depth. */
const MOST_VALUES = 1_000_000;
const DEEPEST = 64;

/**
 * Copies parameters into plain lists and objects: a proxy or getter of the page may throw, or return another value each time.
 * Throws -32602 for unreadable parameters.
 */
export function plainParams(params: unknown): unknown {
  let left = MOST_VALUES;
  function copy(value: unknown, depth: number): unknown {
    left -= 1;
    if (left < 0 || depth > DEEPEST) throw new RangeError('Too many values');
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    if (!Array.isArray(value))
      return Object.fromEntries(
        Object.keys(value).map((key) => [key, copy((value as Record<string, unknown>)[key], depth + 1)]),
      );
    const { length } = value;
    if (length > left) throw new RangeError('Too many values');
    return Array.from({ length }, (_, at) => copy(value[at], depth + 1));
  }
  try {
    return copy(params, 0);
  } catch {
    // The page's code threw, or the values are too many.
    throw invalidParamsError('expected values that can be read');
  }
}
