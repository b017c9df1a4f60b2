import { invalidParamsError } from '../rpcError.js';
import { asObject } from '../wallet/params.js';

/** The inputs of a feature. Throws -32602 if there are none, or if one is not an object. */
export function inputsOf(params: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(params) || params.length === 0) throw invalidParamsError('expected at least one input');
  return params.map((input) => asObject(input, 'the input'));
}

/** Copies bytes, so that the site cannot change them after approval. Throws -32602 for anything else. */
export function asBytes(value: unknown, what: string): Uint8Array {
  if (!(value instanceof Uint8Array)) throw invalidParamsError(`expected ${what} to be a Uint8Array`);
  return value.slice();
}
