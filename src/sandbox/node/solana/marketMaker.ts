import { fromBase58 } from '../../../lib/solana/base58.js';
import type { LookupTable } from '../../lookupTable.js';
import { associatedTokenAddress, derivedAddress } from './derivedAddress.js';
import { wrappedOf } from './instructions.js';
import { LOOKUP_TABLE_PROGRAM, NATIVE_MINT } from './programs.js';
import { signWith } from './signatures.js';
import { MINTS } from './tokens.js';

/** The account that buys and sells tokens on every cluster. Its seed is the SHA-256 of 'Sandbox Market Maker'. */
export const MAKER_ADDRESS = 'AdzP2ErkbASv41aDoDK6sB8JsD9mMzkvFZZvvm2AhkAE';
const MAKER_SEED = 'b3190faed251b4131c898639fd71cbd3ff80988d7fc1cdcbcb1945d9056b50ff';

/** The lookup table of its transactions: mints, and its token accounts. */
export const MAKER_TABLE: LookupTable = {
  // Derived from its authority and a slot, as on a real cluster.
  address: derivedAddress(
    [fromBase58(MAKER_ADDRESS) ?? new Uint8Array(), new Uint8Array(8)],
    LOOKUP_TABLE_PROGRAM,
  ),
  addresses: [
    NATIVE_MINT,
    wrappedOf(MAKER_ADDRESS),
    ...MINTS.flatMap(({ address, program }) => [
      address,
      associatedTokenAddress(MAKER_ADDRESS, address, program),
    ]),
  ],
};

/** The maker's signature of a message. */
export function signAsMaker(message: Uint8Array): Uint8Array {
  return signWith(MAKER_SEED, message);
}
