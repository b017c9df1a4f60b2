import { fromBase58, toBase58 } from '../../../lib/solana/base58.js';

/** Metaplex's program, which stores the names of most mints. */
export const METADATA_PROGRAM = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';

/** The prime of Curve25519's field, and the constant of its Edwards form. */
const PRIME = 2n ** 255n - 19n;
const EDWARDS_D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n;

/**
 * The address of a mint's Metaplex metadata. Undefined if there is none. Rejects if the browser can't hash, such as without
 * `https:`.
 */
export async function metadataAddress(mint: string): Promise<string | undefined> {
  const [program, key] = [METADATA_PROGRAM, mint].map(fromBase58);
  if (!program || !key) return undefined;
  const text = (written: string) => new TextEncoder().encode(written);
  for (let bump = 255; bump >= 0; bump -= 1) {
    const seeds = [text('metadata'), program, key, [bump], program, text('ProgramDerivedAddress')];
    const bytes = Uint8Array.from(seeds.flatMap((seed) => [...seed]));
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    // It must not be on the curve, so that it has no private key.
    if (!isOnCurve(hash)) return toBase58(hash);
  }
  return undefined;
}

/** Whether a key's bytes are a point on the curve. */
function isOnCurve(bytes: Uint8Array): boolean {
  const number = [...bytes].reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const square = (number % 2n ** 255n) ** 2n;
  const product = (square - 1n) * (EDWARDS_D * square + 1n);
  return isSquare(((product % PRIME) + PRIME) % PRIME);
}

/** Whether a number has a square root in the field, by Euler's criterion. */
function isSquare(number: bigint): boolean {
  let [power, base] = [1n, number];
  for (let exponent = (PRIME - 1n) / 2n; exponent > 0n; exponent /= 2n) {
    if (exponent % 2n === 1n) power = (power * base) % PRIME;
    base = (base * base) % PRIME;
  }
  return power <= 1n;
}
