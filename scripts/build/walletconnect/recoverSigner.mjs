// Not viem, which lies in the files of EVM wallets: pages with wallet apps alone would load them.
import { secp256k1 } from '@noble/curves/secp256k1';
import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';

/**
 * The address of the EVM account that signed, in lower case. Throws if nobody can have made the signature.
 * @param {object} signed as hex with `0x`
 * @param {string} signed.hash
 * @param {string} signed.signature with its recovery bit (65 bytes)
 */
export function recoverSigner({ hash, signature }) {
  const bytes = hexToBytes(signature.slice(2));
  if (bytes.length !== 65) throw new RangeError('A signature has 65 bytes.');
  // Counted from 27 by Ethereum, from 0 by some wallets.
  const bit = bytes[64] < 27 ? bytes[64] : bytes[64] - 27;
  const point = secp256k1.Signature.fromCompact(bytes.subarray(0, 64))
    .addRecoveryBit(bit)
    .recoverPublicKey(hash.slice(2));
  const digest = keccak_256(point.toRawBytes(false).subarray(1));
  return `0x${bytesToHex(digest.subarray(-20))}`;
}
