import { createHash } from 'node:crypto';
import { fromBase58, toBase58 } from '../../../lib/solana/base58.js';
import { ASSOCIATED_TOKEN_PROGRAM } from './programs.js';

/** The field of Curve25519, and the constant of its Edwards form. */
const P = 2n ** 255n - 19n;
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n;

/** The default address of an owner's tokens of a mint. */
export function associatedTokenAddress(owner: string, mint: string, tokenProgram: string): string {
  return derivedAddress([owner, tokenProgram, mint].map(bytesOf), ASSOCIATED_TOKEN_PROGRAM);
}

/** The first address derived from the seeds and the program that is not on the curve, so that no key can sign for it. */
export function derivedAddress(seeds: readonly Uint8Array[], program: string): string {
  for (let bump = 255; bump >= 0; bump -= 1) {
    const hash = createHash('sha256');
    for (const seed of [...seeds, Uint8Array.of(bump), bytesOf(program)]) hash.update(seed);
    const address = hash.update('ProgramDerivedAddress').digest();
    if (!isOnCurve(address)) return toBase58(address);
  }
  throw new Error('These seeds have no derived address.');
}

/** Whether 32 bytes are a point on the curve: x² = (y² − 1) / (d·y² + 1) has a solution (RFC 8032, 5.1.3). */
function isOnCurve(bytes: Uint8Array): boolean {
  const y = BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`) & (2n ** 255n - 1n);
  const square = (y * y) % P;
  const quotient = (square - 1n + P) * power(D * square + 1n, P - 2n);
  return quotient % P === 0n || power(quotient, (P - 1n) / 2n) === 1n;
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let [rest, factor] = [exponent, base % P]; rest > 0n; rest >>= 1n, factor = (factor * factor) % P) {
    if (rest & 1n) result = (result * factor) % P;
  }
  return result;
}

function bytesOf(address: string): Uint8Array {
  return fromBase58(address) ?? new Uint8Array();
}
