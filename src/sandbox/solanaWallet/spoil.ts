import { type SolanaKey, solanaKey } from './keys.js';
import type { SolanaSpoil } from './types.js';
import { SIGNATURE_LENGTH } from './wire.js';

/** The seed of a key that belongs to no sandbox wallet. */
const STRANGER = '11'.repeat(32);

/** A signature, distorted as scripted. */
export function spoiledSignature(
  message: Uint8Array,
  key: SolanaKey,
  spoil: SolanaSpoil | undefined,
): Uint8Array {
  const signature = (spoil === 'wrong-key' ? solanaKey(STRANGER) : key).sign(message);
  return spoil === 'short-signature' ? signature.slice(0, SIGNATURE_LENGTH - 1) : signature;
}

/** The answers to all inputs, distorted as scripted. */
export function spoiledList<Output>(outputs: readonly Output[], spoil: SolanaSpoil | undefined): unknown {
  return spoil === 'no-array' ? outputs[0] : outputs;
}

/** Invalid answers, by feature. */
export function solanaNonsense(method: string): unknown {
  switch (method) {
    case 'standard:connect':
      return { accounts: [null, 42, { address: 'not an address', publicKey: 'none', chains: 'solana' }] };
    case 'standard:disconnect':
      return 'goodbye';
    default:
      return [{ signature: 'none' }];
  }
}
