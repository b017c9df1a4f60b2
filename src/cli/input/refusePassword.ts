import { InputError } from './inputError.js';

/** Throws an `InputError` for an address with a user or a password in it. */
export function refusePassword({ username, password }: URL, given: string): void {
  if (username || password) throw new InputError(`"${given}" has a password in it. Leave that out.`);
}
