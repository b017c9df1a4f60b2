import type { WireInstruction, WireTransaction } from './wire.js';

/** An instruction as the prompt shows it; amounts in the smallest unit. */
export type SolanaInstructionSummary =
  | { readonly kind: 'sol'; readonly lamports: bigint; readonly from: string; readonly to: string }
  | {
      readonly kind: 'tokens';
      readonly amount: bigint;
      /** The token and its decimals; absent if the instruction does not contain them. */
      readonly token?: { readonly mint: string; readonly decimals: number };
      /** Token accounts, not the wallets that own them. */
      readonly from: string;
      readonly to: string;
    }
  /** Any other; the program is undefined if it is in a lookup table. */
  | { readonly kind: 'program'; readonly program: string | undefined };

/** A transaction as the prompt shows it. */
export interface SolanaTransactionSummary {
  /** The account that should sign. */
  readonly account: string;
  readonly feePayer: string;
  readonly instructions: readonly SolanaInstructionSummary[];
}

const SYSTEM_PROGRAM = '11111111111111111111111111111111';
const TOKEN_PROGRAMS: readonly (string | undefined)[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
];
/** The instruction numbers of these programs. */
const SYSTEM_TRANSFER = 2;
const TOKEN_TRANSFER = 3;
const TOKEN_TRANSFER_CHECKED = 12;

/** What a transaction does, as far as it shows without the chain. */
export function summaryOf(transaction: WireTransaction, account: string): SolanaTransactionSummary {
  const [feePayer = account] = transaction.signers;
  return { account, feePayer, instructions: transaction.instructions.map(instructionOf) };
}

function instructionOf(instruction: WireInstruction): SolanaInstructionSummary {
  const { program } = instruction;
  const known =
    program === SYSTEM_PROGRAM
      ? solTransfer(instruction)
      : TOKEN_PROGRAMS.includes(program)
        ? tokenTransfer(instruction)
        : undefined;
  return known ?? { kind: 'program', program };
}

function solTransfer({ accounts: [from, to], data }: WireInstruction): SolanaInstructionSummary | undefined {
  const view = viewOf(data);
  if (data.length !== 12 || view.getUint32(0, true) !== SYSTEM_TRANSFER || !from || !to) return undefined;
  return { kind: 'sol', lamports: view.getBigUint64(4, true), from, to };
}

function tokenTransfer({ accounts, data }: WireInstruction): SolanaInstructionSummary | undefined {
  const view = viewOf(data);
  if (data[0] === TOKEN_TRANSFER && data.length === 9) {
    const [from, to] = accounts;
    return from && to ? { kind: 'tokens', amount: view.getBigUint64(1, true), from, to } : undefined;
  }
  if (data[0] === TOKEN_TRANSFER_CHECKED && data.length === 10) {
    const [from, mint, to] = accounts;
    if (!from || !mint || !to) return undefined;
    const token = { mint, decimals: view.getUint8(9) };
    return { kind: 'tokens', amount: view.getBigUint64(1, true), token, from, to };
  }
  return undefined;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
