import { invalidError } from './sandboxChainError.js';

/** The unchecked fields of a function's argument. Throws `chain_invalid` if they cannot be read. */
export function uncheckedFields<Given extends object, Name extends keyof Given & string>(
  given: Given,
  what: string,
  names: readonly Name[],
): { readonly [Field in Name]?: unknown } {
  if (typeof given !== 'object' || given === null) throw invalidError(`${what} takes an object.`);
  try {
    return Object.fromEntries(names.map((name) => [name, given[name]])) as { [Field in Name]?: unknown };
  } catch {
    // A proxy or getter of the page threw.
    throw invalidError(`${what} takes an object that can be read.`);
  }
}
