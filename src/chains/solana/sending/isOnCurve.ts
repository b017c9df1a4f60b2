import { hexDigits } from '../../../lib/hexDigits.js';
import { KEY_BYTES } from '../../../lib/solana/keys.js';

/** The field of Ed25519, and the constant of its curve −x² + y² = 1 + d·x²·y². */
const P = 2n ** 255n - 19n;
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n;

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % P;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % P;
    square = (square * square) % P;
  }
  return result;
}

/**
 * Whether 32 bytes are a point on the curve, so that a private key for this address can exist. Program addresses are never on
 * the curve.
 */
export function isOnCurve(bytes: Uint8Array): boolean {
  if (bytes.length !== KEY_BYTES) return false;
  const number = BigInt(`0x${hexDigits(bytes.slice().reverse())}`);
  // The highest bit is the sign of x.
  const y = number & (2n ** 255n - 1n);
  const [u, v] = [(y * y - 1n + P) % P, (((D * y * y) % P) + 1n) % P];
  // Euler's criterion for u/v: v² is a square, so u·v gives the same result.
  return u === 0n ? number >> 255n === 0n : power(u * v, (P - 1n) / 2n) === 1n;
}
