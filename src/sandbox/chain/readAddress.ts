import { type EvmAddress, isEvmAddress } from '../../lib/networks/caip.js';
import { hasWrongChecksum } from '../../lib/networks/checksumAddress.js';
import { invalidError } from './sandboxChainError.js';

/** Reads an address and returns it in lower case, because libraries reject some spellings. Throws `chain_invalid`. */
export function readAddress(value: unknown, what: string): EvmAddress {
  if (!isEvmAddress(value)) throw invalidError(`${what} must be an address of 20 bytes in hex.`);
  if (hasWrongChecksum(value)) {
    throw invalidError(`${what} has a wrong checksum: ${value}. In lower case, it has none.`);
  }
  return value.toLowerCase() as EvmAddress;
}
