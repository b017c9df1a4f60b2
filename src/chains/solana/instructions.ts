import { AccountRole, type Address, type IInstruction } from '@solana/web3.js';
import { SYSTEM_PROGRAM, SYSTEM_TRANSFER } from '../../lib/solana/keys.js';

export const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address;

// Instruction numbers in their programs.
const CREATE_IDEMPOTENT = 1;
export const TRANSFER_CHECKED = 12;

/** Transfers lamports between accounts of the system program. */
export function transferSol(from: Address, to: Address, lamports: bigint): IInstruction {
  const data = new Uint8Array(12);
  const view = new DataView(data.buffer);
  view.setUint32(0, SYSTEM_TRANSFER, true);
  view.setBigUint64(4, lamports, true);
  return {
    programAddress: SYSTEM_PROGRAM as Address,
    accounts: [
      { address: from, role: AccountRole.WRITABLE_SIGNER },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data,
  };
}

export interface TokenAccountPlace {
  readonly payer: Address;
  readonly account: Address;
  readonly owner: Address;
  readonly mint: Address;
  readonly program: Address;
}

/** Creates the associated token account of an owner, paid by the payer. Does nothing if it exists. */
export function createTokenAccount({
  payer,
  account,
  owner,
  mint,
  program,
}: TokenAccountPlace): IInstruction {
  return {
    programAddress: ASSOCIATED_TOKEN_PROGRAM,
    accounts: [
      { address: payer, role: AccountRole.WRITABLE_SIGNER },
      { address: account, role: AccountRole.WRITABLE },
      ...[owner, mint, SYSTEM_PROGRAM as Address, program].map((address) => ({
        address,
        role: AccountRole.READONLY,
      })),
    ],
    data: Uint8Array.of(CREATE_IDEMPOTENT),
  };
}

export interface TokenTransfer {
  readonly source: Address;
  readonly target: Address;
  readonly owner: Address;
  readonly mint: Address;
  readonly program: Address;
  /** In base units. */
  readonly amount: bigint;
  readonly decimals: number;
}

/** Transfers tokens between accounts of a mint. The program checks the mint and the decimals. */
export function transferTokens(transfer: TokenTransfer): IInstruction {
  const { source, target, owner, mint, program, amount, decimals } = transfer;
  const data = new Uint8Array(10);
  data[0] = TRANSFER_CHECKED;
  new DataView(data.buffer).setBigUint64(1, amount, true);
  data[9] = decimals;
  return {
    programAddress: program,
    accounts: [
      { address: source, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      { address: target, role: AccountRole.WRITABLE },
      { address: owner, role: AccountRole.READONLY_SIGNER },
    ],
    data,
  };
}
