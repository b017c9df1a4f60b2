import { SYSTEM_PROGRAM, TOKEN_PROGRAMS, WRAPPED_SOL } from '../../../lib/solana/keys.js';
import { ASSOCIATED_TOKEN_PROGRAM, TRANSFER_CHECKED } from '../instructions.js';
import { lamportsIn } from '../transactions/sameRequest.js';
import type { SolanaInstruction } from '../transactions/solanaMessage.js';
import type { AccountStates } from './accountState.js';

/** What the instructions of a swap may move of the account by themselves. */
export interface Allowed {
  readonly account: string;
  /** The mint of what is paid; undefined for SOL. */
  readonly from: string | undefined;
  /** In base units of `from`. */
  readonly amount: bigint;
  /** The accounts that the swap names, as they are now. */
  readonly states: AccountStates;
}

const OTHER_AMOUNT = 'It pays another amount than was chosen.';
const OTHER_TOKEN = 'It moves another token than was chosen.';
const OTHER_RIGHT = 'It would let somebody take something else.';
const NO_SWAP = 'It does something that no swap does.';

/** Programs of the network that no swap calls. With the account's signature, they give away what it owns. */
const NEVER_CALLED: ReadonlySet<string> = new Set([
  'Stake11111111111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'Config1111111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
  'LoaderV411111111111111111111111111111111111',
  'AddressLookupTab1e1111111111111111111111111',
]);

/** Instructions of token programs that move nothing and give no right: they prepare accounts, or read. */
const HARMLESS: ReadonlySet<number> = new Set([
  1, // InitializeAccount
  16, // InitializeAccount2
  17, // SyncNative
  18, // InitializeAccount3
  21, // GetAccountDataSize
  22, // InitializeImmutableOwner
]);
/** Those that give a right to somebody. */
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
 * Why the instructions of a transaction are not those of the swap that was asked for, as far as they are the system's and the
 * token programs' own. Undefined if nothing speaks against them; what other programs do, only a simulation shows. Takes time
 * in proportion to them, and never throws.
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
  /** Of `from`, or of wrapped SOL. */
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
  // What is created is shown by the simulation. Any other instruction changes who owns an account, or its nonce.
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
  // What this very transaction has put there: the simulation shows whose it was.
  if (!token) return undefined;
  // An account of wrapped SOL that is there already is one to pay SOL from.
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
