import { type EvmAddress, isEvmAddress } from '../../lib/networks/caip.js';
import { invalidParamsError } from '../rpcError.js';

/** The parameter at an index. Throws -32602 if the parameters are not an array. */
export function at(params: unknown, index: number): unknown {
  if (!Array.isArray(params)) throw invalidParamsError('expected a list');
  return params[index];
}

/** Throws -32602 if the value is not a plain object. */
export function asObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidParamsError(`expected ${what} to be an object`);
  }
  return value as Readonly<Record<string, unknown>>;
}

export function asAddress(value: unknown, what: string): EvmAddress {
  // Libraries reject the prefix 0X.
  if (!isEvmAddress(value) || !value.startsWith('0x'))
    throw invalidParamsError(`expected ${what} to be an address`);
  return value;
}

/** A hex quantity (EIP-1474), or undefined if absent. Throws -32602 for anything else. */
export function asQuantity(value: unknown, what: string): bigint | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value)) {
    throw invalidParamsError(`expected ${what} to be a hexadecimal quantity`);
  }
  return BigInt(value);
}

/** Bytes in hex, or undefined if absent. Throws -32602 for anything else. */
export function asData(value: unknown, what: string): `0x${string}` | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || !/^0x([0-9a-fA-F]{2})*$/.test(value)) {
    throw invalidParamsError(`expected ${what} to be hexadecimal bytes`);
  }
  return value as `0x${string}`;
}

/** A chain id as EIP-3326 requires: hex, unpadded, not zero. */
export function asChainId(value: unknown): `0x${string}` {
  if (typeof value !== 'string' || !/^0x[1-9a-f][0-9a-f]{0,12}$/i.test(value)) {
    throw invalidParamsError("expected 0x-prefixed, unpadded, non-zero hexadecimal string 'chainId'");
  }
  return value.toLowerCase() as `0x${string}`;
}

export function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
