import { ownValue } from '../../lib/untrusted/ownValue.js';
import type { WireInstruction, WireTransaction } from './wire.js';

/** An address; undefined if it is in an unknown lookup table. */
type Account = string | undefined;

/** An instruction as shown in the prompt; amounts in the smallest unit. */
export type SolanaInstructionSummary =
  | { readonly kind: 'sol'; readonly lamports: bigint; readonly from: Account; readonly to: Account }
  | {
      readonly kind: 'tokens';
      readonly amount: bigint;
      /** The token and its decimals; absent if the instruction does not contain them. */
      readonly token?: { readonly mint: Account; readonly decimals: number };
      /** Token accounts, not the wallets that own them. */
      readonly from: Account;
      readonly to: Account;
    }
  | { readonly kind: 'open'; readonly mint: Account; readonly owner: Account }
  | { readonly kind: 'close'; readonly account: Account; readonly to: Account }
  | { readonly kind: 'wrap'; readonly account: Account }
  | { readonly kind: 'limit'; readonly units: number }
  /** In millionths of a lamport per compute unit. */
  | { readonly kind: 'price'; readonly price: bigint }
  /** Any other instruction. The program is undefined if it is in an unknown lookup table. */
  | { readonly kind: 'program'; readonly program: Account };

/** A transaction as shown in the prompt. */
export interface SolanaTransactionSummary {
  /** The account that should sign. */
  readonly account: string;
  readonly feePayer: string;
  readonly instructions: readonly SolanaInstructionSummary[];
}

type Read = (instruction: WireInstruction) => SolanaInstructionSummary | undefined;

/** Summarises a transaction, as far as possible without the chain. */
export function summaryOf(transaction: WireTransaction, account: string): SolanaTransactionSummary {
  const [feePayer = account] = transaction.signers;
  return { account, feePayer, instructions: transaction.instructions.map(instructionOf) };
}

function instructionOf(instruction: WireInstruction): SolanaInstructionSummary {
  const { program = '' } = instruction;
  const read = ownValue(READERS, program);
  return read?.(instruction) ?? { kind: 'program', program: instruction.program };
}

const systemCall: Read = ({ accounts: [from, to], data }) =>
  data.length === 12 && viewOf(data).getUint32(0, true) === 2
    ? { kind: 'sol', lamports: viewOf(data).getBigUint64(4, true), from, to }
    : undefined;

/** The instructions of both token programs, by number. */
const tokenCall: Read = ({ accounts, data }) => {
  const view = viewOf(data);
  const [first, second, third] = accounts;
  if (data[0] === 3 && data.length === 9) {
    return { kind: 'tokens', amount: view.getBigUint64(1, true), from: first, to: second };
  }
  if (data[0] === 12 && data.length === 10) {
    const token = { mint: second, decimals: view.getUint8(9) };
    return { kind: 'tokens', amount: view.getBigUint64(1, true), token, from: first, to: third };
  }
  if (data[0] === 9 && data.length === 1) return { kind: 'close', account: first, to: second };
  if (data[0] === 17 && data.length === 1) return { kind: 'wrap', account: first };
  return undefined;
};

/** Both instructions that create an account. The one without data requires that it does not exist yet. */
const associatedCall: Read = ({ accounts: [, , owner, mint], data }) =>
  data.length === 0 || (data.length === 1 && (data[0] ?? 2) < 2) ? { kind: 'open', mint, owner } : undefined;

const budgetCall: Read = ({ data }) => {
  const view = viewOf(data);
  if (data[0] === 2 && data.length === 5) return { kind: 'limit', units: view.getUint32(1, true) };
  if (data[0] === 3 && data.length === 9) return { kind: 'price', price: view.getBigUint64(1, true) };
  return undefined;
};

const READERS: Readonly<Record<string, Read>> = {
  '11111111111111111111111111111111': systemCall,
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: tokenCall,
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: tokenCall,
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: associatedCall,
  ComputeBudget111111111111111111111111111111: budgetCall,
};

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
