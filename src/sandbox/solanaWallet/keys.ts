import { ed25519 } from '@noble/curves/ed25519';
import { toBase58 } from '../../lib/solana/base58.js';

/** A key of a Solana wallet. */
export interface SolanaKey {
  /** The public key in base58. */
  readonly address: string;
  readonly publicKey: Uint8Array;
  /** Returns an ed25519 signature, 64 bytes. */
  sign(message: Uint8Array): Uint8Array;
}

/** The key of a seed (32 bytes in hex). */
export function solanaKey(seed: string): SolanaKey {
  const publicKey = ed25519.getPublicKey(seed);
  return {
    address: toBase58(publicKey),
    publicKey,
    sign: (message) => ed25519.sign(message, seed),
  };
}
