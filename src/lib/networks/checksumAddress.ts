import { isEvmAddress } from './caip.js';
import { keccak256 } from './keccak256.js';

/** Lists draw the same few addresses again and again. */
const MOST_KEPT = 500;
const kept = new Map<string, string>();

function withChecksum(digits: string): string {
  const hash = keccak256(digits);
  const letters = Array.from(digits, (digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${letters.join('')}`;
}

/**
 * An EVM address in the one spelling that has a checksum (EIP-55), however it was written, so that equal addresses look
 * equal. Anything else, such as an address on Solana, stays as it is.
 */
export function checksumAddress(address: string): string {
  if (!isEvmAddress(address)) return address;
  const digits = address.slice(2).toLowerCase();
  const known = kept.get(digits);
  if (known !== undefined) return known;
  const written = withChecksum(digits);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(digits, written);
  return written;
}

/** Whether the letters of an EVM address contradict its checksum. */
export function hasWrongChecksum(address: string): boolean {
  const isMixed = /[a-f]/.test(address) && /[A-F]/.test(address);
  return isMixed && checksumAddress(address) !== address;
}
