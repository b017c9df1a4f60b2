import { isEvmAddress } from './caip.js';
import { keccak256 } from './keccak256.js';

/** Lists show the same few addresses repeatedly. */
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
 * An EVM address in its checksum spelling (EIP-55), so that equal addresses look equal. Anything else, such as a Solana
 * address, stays unchanged.
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

/** Whether an EVM address has an invalid checksum. */
export function hasWrongChecksum(address: string): boolean {
  const isMixed = /[a-f]/.test(address) && /[A-F]/.test(address);
  return isMixed && checksumAddress(address) !== address;
}
