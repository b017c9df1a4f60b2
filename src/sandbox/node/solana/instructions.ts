import type { AccountMeta, Instruction } from './compileMessage.js';
import { associatedTokenAddress } from './derivedAddress.js';
import {
  ASSOCIATED_TOKEN_PROGRAM,
  COMPUTE_BUDGET_PROGRAM,
  NATIVE_MINT,
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
} from './programs.js';

const U64_BYTES = 8;

/** Limits the compute units of the transaction. */
export function limitUnits(units: number): Instruction {
  const data = Buffer.alloc(5);
  data.writeUInt8(2, 0);
  data.writeUInt32LE(units, 1);
  return { program: COMPUTE_BUDGET_PROGRAM, accounts: [], data };
}

/** Sets the price of a compute unit, in millionths of a lamport. */
export function priceUnits(price: bigint): Instruction {
  return { program: COMPUTE_BUDGET_PROGRAM, accounts: [], data: withAmount([3], price) };
}

export function transferLamports(from: string, to: string, lamports: bigint): Instruction {
  return {
    program: SYSTEM_PROGRAM,
    accounts: [signer(from, true), writable(to)],
    data: withAmount([2, 0, 0, 0], lamports),
  };
}

interface TokenOf {
  readonly mint: string;
  /** The program that manages the mint. */
  readonly program: string;
}

/** Creates an owner's associated token account if it is missing. */
export function openTokenAccount(payer: string, owner: string, { mint, program }: TokenOf): Instruction {
  return {
    program: ASSOCIATED_TOKEN_PROGRAM,
    accounts: [
      signer(payer, true),
      writable(associatedTokenAddress(owner, mint, program)),
      ...[owner, mint, SYSTEM_PROGRAM, program].map((address) => ({ address })),
    ],
    data: Uint8Array.of(1),
  };
}

/** Moves tokens between the associated token accounts of two owners. */
export function transferTokens(
  from: string,
  to: string,
  { mint, program, decimals, amount }: TokenOf & { readonly decimals: number; readonly amount: bigint },
): Instruction {
  return {
    program,
    accounts: [
      writable(associatedTokenAddress(from, mint, program)),
      { address: mint },
      writable(associatedTokenAddress(to, mint, program)),
      signer(from),
    ],
    data: Uint8Array.from([...withAmount([12], amount), decimals]),
  };
}

/** Counts lamports that were transferred to an owner's account of wrapped SOL. */
export function countWrapped(owner: string): Instruction {
  return { program: TOKEN_PROGRAM, accounts: [writable(wrappedOf(owner))], data: Uint8Array.of(17) };
}

/** Closes an owner's account of wrapped SOL; the owner receives its whole balance. */
export function unwrap(owner: string): Instruction {
  return {
    program: TOKEN_PROGRAM,
    accounts: [writable(wrappedOf(owner)), writable(owner), signer(owner)],
    data: Uint8Array.of(9),
  };
}

/** The address of an owner's account of wrapped SOL. */
export function wrappedOf(owner: string): string {
  return associatedTokenAddress(owner, NATIVE_MINT, TOKEN_PROGRAM);
}

const signer = (address: string, isWritable = false): AccountMeta => ({
  address,
  isSigner: true,
  isWritable,
});
const writable = (address: string): AccountMeta => ({ address, isWritable: true });

function withAmount(kind: readonly number[], amount: bigint): Uint8Array {
  const data = Buffer.alloc(kind.length + U64_BYTES);
  data.set(kind);
  data.writeBigUInt64LE(amount, kind.length);
  return data;
}
