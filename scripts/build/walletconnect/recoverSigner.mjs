// Doesn't use viem, which is in the files of EVM wallets: pages with only wallet apps would load those.
import { secp256k1 } from '@noble/curves/secp256k1';
import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';

/**
 * The address of the EVM account that signed, in lower case. Throws if the signature is invalid.
 * @param {object} signed as hex with `0x`
 * @param {string} signed.hash
 * @param {string} signed.signature with its recovery bit (65 bytes)
 */
export function recoverSigner({ hash, signature }) {
  const bytes = hexToBytes(signature.slice(2));
  if (bytes.length !== 65) throw new RangeError('A signature has 65 bytes.');
  // Ethereum counts from 27, some wallets from 0.
  const bit = bytes[64] < 27 ? bytes[64] : bytes[64] - 27;
  const point = secp256k1.Signature.fromCompact(bytes.subarray(0, 64))
    .addRecoveryBit(bit)
    .recoverPublicKey(hash.slice(2));
  const digest = keccak_256(point.toRawBytes(false).subarray(1));
  return `0x${bytesToHex(digest.subarray(-20))}`;
}
