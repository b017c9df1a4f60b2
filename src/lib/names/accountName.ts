/** The suffix of every name of the service. */
export const NAME_ZONE = '.wcn.id';
const SHORTEST = 4;
/** The service's limit. */
const LONGEST = 64;

export type NameProblem = 'short' | 'characters' | 'long';

/** The visitor's input: a name that can be registered, without its zone, or why it cannot be. */
export type TypedName =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly problem: NameProblem }
  | { readonly kind: 'name'; readonly name: string };

/** Reads the visitor's input (behaviour 11.1). The service only knows lower-case letters. The zone may be included. */
export function readAccountNameInput(typed: string): TypedName {
  const name = typed.trim().replace(/\.wcn\.id$/i, '');
  if (name === '') return { kind: 'empty' };
  // Counts characters, not UTF-16 units.
  if (Array.from(name).length < SHORTEST) return { kind: 'invalid', problem: 'short' };
  // Checked before lower-casing, because a foreign letter's lower-case form may be ASCII.
  if (!/^[a-z\d-]+$/i.test(name)) return { kind: 'invalid', problem: 'characters' };
  if (name.length > LONGEST) return { kind: 'invalid', problem: 'long' };
  return { kind: 'name', name: name.toLowerCase() };
}
