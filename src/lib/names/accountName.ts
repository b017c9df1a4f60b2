/** What every name of the service ends with. */
export const NAME_ZONE = '.wcn.id';
const SHORTEST = 4;
/** The service accepts no longer ones. */
const LONGEST = 64;

export type NameProblem = 'short' | 'characters' | 'long';

/** What the visitor typed: a name that can be registered, without its zone, or why it cannot be. */
export type TypedName =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly problem: NameProblem }
  | { readonly kind: 'name'; readonly name: string };

/** Reads what the visitor typed (behaviour 11.1). The service knows small letters only. The zone may be typed, too. */
export function readAccountNameInput(typed: string): TypedName {
  const name = typed.trim().replace(/\.wcn\.id$/i, '');
  if (name === '') return { kind: 'empty' };
  // Letters, however many units of text they take.
  if (Array.from(name).length < SHORTEST) return { kind: 'invalid', problem: 'short' };
  // First, because the small form of another letter may be one of these.
  if (!/^[a-z\d-]+$/i.test(name)) return { kind: 'invalid', problem: 'characters' };
  if (name.length > LONGEST) return { kind: 'invalid', problem: 'long' };
  return { kind: 'name', name: name.toLowerCase() };
}
