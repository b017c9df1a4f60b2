import { SYSTEM_PROGRAM, TOKEN_PROGRAMS, WRAPPED_SOL } from '../../../lib/solana/keys.js';
import { ASSOCIATED_TOKEN_PROGRAM, TRANSFER_CHECKED } from '../instructions.js';
import { lamportsIn } from '../transactions/sameRequest.js';
import type { SolanaInstruction } from '../transactions/solanaMessage.js';
import type { AccountStates } from './accountState.js';

/** The most that a swap's own instructions may take from the account. */
export interface Allowed {
  readonly account: string;
  /** The mint of the token to pay; undefined for SOL. */
  readonly from: string | undefined;
  /** In base units of `from`. */
  readonly amount: bigint;
  /** The current state of the accounts that the swap names. */
  readonly states: AccountStates;
}

const OTHER_AMOUNT = 'It pays another amount than was chosen.';
const OTHER_TOKEN = 'It moves another token than was chosen.';
const OTHER_RIGHT = 'It would let somebody take something else.';
const NO_SWAP = 'It does something that no swap does.';

/** Programs of the network that swaps never call. With the account's signature, they can give away its property. */
const NEVER_CALLED: ReadonlySet<string> = new Set([
  'Stake11111111111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'Config1111111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
  'LoaderV411111111111111111111111111111111111',
  'AddressLookupTab1e1111111111111111111111111',
]);

/** Instructions of token programs that move nothing and grant no rights: they prepare accounts, or read. */
const HARMLESS: ReadonlySet<number> = new Set([
  1, // InitializeAccount
  16, // InitializeAccount2
  17, // SyncNative
  18, // InitializeAccount3
  21, // GetAccountDataSize
  22, // InitializeImmutableOwner
]);
/** Instructions that grant a right to another address. */
const GIVES: ReadonlySet<number> = new Set([
  4, // Approve
  6, // SetAuthority
  13, // ApproveChecked
]);
const TRANSFER = 3;
const CLOSE = 9;
const OF_FEES = 26;
const CHECKED_WITH_FEE = 1;

const CREATE = 0;
const CREATE_WITH_SEED = 3;
const RECOVER_NESTED = 2;

/**
 * Compares a transaction's instructions for the system program and the token programs with the requested swap. Returns the
 * first problem, or undefined. Only a simulation shows the effect of other programs. Takes linear time, and never throws.
 */
export function explainInstructions(
  instructions: readonly SolanaInstruction[],
  allowed: Allowed,
): string | undefined {
  const spent = { lamports: 0n, tokens: 0n };
  for (const one of instructions) {
    const problem = explain(one, allowed, spent);
    if (problem !== undefined) return problem;
  }
  const isNative = allowed.from === undefined;
  const isMore = spent.lamports > (isNative ? allowed.amount : 0n) || spent.tokens > allowed.amount;
  return isMore ? OTHER_AMOUNT : undefined;
}

interface Spent {
  lamports: bigint;
  /** In base units of `from`, or of wrapped SOL. */
  tokens: bigint;
}

function explain(one: SolanaInstruction, allowed: Allowed, spent: Spent): string | undefined {
  const { program, data } = one;
  if (NEVER_CALLED.has(program)) return NO_SWAP;
  if (program === SYSTEM_PROGRAM) return explainSystem(one, allowed, spent);
  if (program === ASSOCIATED_TOKEN_PROGRAM) return data[0] === RECOVER_NESTED ? NO_SWAP : undefined;
  return TOKEN_PROGRAMS.some((known) => known === program) ? explainToken(one, allowed, spent) : undefined;
}

function explainSystem(one: SolanaInstruction, { account }: Allowed, spent: Spent): string | undefined {
  const { accounts, data } = one;
  const lamports = lamportsIn(one);
  if (lamports !== undefined) {
    if (accounts[0] === account) spent.lamports += lamports;
    return undefined;
  }
  // The simulation shows created accounts. Any other instruction changes an account's owner or its nonce.
  const isCreation = data.length > 4 && (data[0] === CREATE || data[0] === CREATE_WITH_SEED);
  return isCreation && data[1] === 0 && data[2] === 0 && data[3] === 0 ? undefined : OTHER_RIGHT;
}

function explainToken(one: SolanaInstruction, allowed: Allowed, spent: Spent): string | undefined {
  const { accounts, data } = one;
  const [kind = -1] = data;
  const { account } = allowed;
  if (HARMLESS.has(kind)) return undefined;
  if (GIVES.has(kind)) return OTHER_RIGHT;
  if (kind === CLOSE) {
    const [, target, owner] = accounts;
    return owner === account && target !== account ? OTHER_RIGHT : undefined;
  }
  const transfer = transferIn(one);
  if (!transfer) return NO_SWAP;
  if (transfer.authority !== account) return undefined;
  const token = allowed.states.get(transfer.source)?.token;
  // This transaction has created the account: the simulation shows whose tokens these were.
  if (!token) return undefined;
  // SOL may be paid from an existing account of wrapped SOL.
  if (token.mint !== (allowed.from ?? WRAPPED_SOL)) return OTHER_TOKEN;
  spent.tokens += transfer.amount;
  return undefined;
}

function transferIn({ accounts, data }: SolanaInstruction) {
  const [kind = -1] = data;
  const hasFee = kind === OF_FEES && data[1] === CHECKED_WITH_FEE;
  if (kind !== TRANSFER && kind !== TRANSFER_CHECKED && !hasFee) return undefined;
  const start = hasFee ? 2 : 1;
  const authority = accounts[kind === TRANSFER ? 2 : 3];
  const [source] = accounts;
  if (data.length < start + 8 || source === undefined || authority === undefined) return undefined;
  const amount = new DataView(data.buffer, data.byteOffset, data.length).getBigUint64(start, true);
  return { source, authority, amount };
}
