import { fromBase58 } from '../../../lib/solana/base58.js';
import { SYSTEM_PROGRAM } from './programs.js';
import { signWith } from './signatures.js';

/** The account that funds airdrops. Its seed is the SHA-256 of 'Sandbox Faucet'. */
export const FAUCET_ADDRESS = 'DrywuMJvyP8YUxbBDS4PgKoTt64wGaZZWGewUVyuec5p';
const FAUCET_SEED = '3d78e95321899ad2ed7649cc281c945b05c3d45c1bffdbdd969773b3cc85912b';
const TRANSFER = 2;

/** A signed transaction that transfers lamports from the faucet to an address. */
export function faucetTransfer(to: string, lamports: bigint, blockhash: string): Uint8Array {
  const data = Buffer.alloc(12);
  data.writeUInt32LE(TRANSFER, 0);
  data.writeBigUInt64LE(lamports, 4);
  const keys = [FAUCET_ADDRESS, to, SYSTEM_PROGRAM].flatMap(bytesOf);
  // One signer and one read-only account; one instruction for the third account's program, with the first two accounts.
  const message = Uint8Array.from(
    [1, 0, 1, 3, ...keys, ...bytesOf(blockhash), 1, 2, 2, 0, 1, data.length].concat([...data]),
  );
  return Uint8Array.from([1, ...signWith(FAUCET_SEED, message), ...message]);
}

const bytesOf = (text: string) => [...(fromBase58(text) ?? [])];
