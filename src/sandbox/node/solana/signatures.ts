import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { fromBase58 } from '../../../lib/solana/base58.js';
import type { DecodedTransaction } from './wire.js';

// The DER bytes before the 32 bytes of an ed25519 key.
const BEFORE_PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');
const BEFORE_SEED = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Whether all required signatures of a transaction are present and valid. */
export function isSigned({ signatures, message }: DecodedTransaction): boolean {
  return signatures.every((signature, index) => {
    const key = Buffer.concat([BEFORE_PUBLIC, fromBase58(message.accounts[index] ?? '') ?? new Uint8Array()]);
    try {
      const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
      return verify(null, message.bytes, publicKey, signature);
    } catch {
      // The address is not a public key.
      return false;
    }
  });
}

/** Signs bytes with the key of a seed, 32 bytes in hex. */
export function signWith(seed: string, bytes: Uint8Array): Uint8Array {
  const key = Buffer.concat([BEFORE_SEED, Buffer.from(seed, 'hex')]);
  return sign(null, bytes, createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
}
