/** An input can't be read. The message is for the person at the terminal. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
