import { invalidError } from './sandboxChainError.js';

/** The fields of what a function was given, of which nobody has checked any. Throws `chain_invalid` if it has none. */
export function uncheckedFields<Given extends object>(
  given: Given,
  what: string,
): { readonly [Field in keyof Given]?: unknown } {
  if (typeof given !== 'object' || given === null) throw invalidError(`${what} takes an object.`);
  return given;
}
