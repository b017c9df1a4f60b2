import { isDecimals } from '../../../lib/account/tokenLimits.js';
import type { WalletModalError } from '../../../lib/errors.js';
import { toBase58 } from '../../../lib/solana/base58.js';
import { fromBase64 } from '../../../lib/solana/base64.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { isSignedBy } from '../checkAnswers.js';
import { type SolanaRequest, SolanaRpcError } from '../solanaRpc.js';
import { readSolanaMessage, type SolanaMessage } from './solanaMessage.js';

/** A change of an account's token balance, in base units. */
export interface TokenChange {
  readonly owner: string;
  readonly mint: string;
  /** The token account. */
  readonly account: string;
  readonly amount: bigint;
  /** Undefined if the node does not report them. */
  readonly decimals?: number | undefined;
}

/** The changes of balances in a transaction. */
export interface BalanceChanges {
  /** In lamports, by address. */
  readonly lamports: ReadonlyMap<string, bigint>;
  readonly tokens: readonly TokenChange[];
  /** In lamports. */
  readonly fee: bigint;
}

/** A transaction in a block, read from a node's answer. */
export interface SentTransaction {
  readonly signature: string;
  readonly slot: number;
  /** The time of its block, in ms since 1970. Undefined if the node does not report it. */
  readonly madeAt?: number | undefined;
  /** Null if it succeeded. */
  readonly error: unknown;
  /** Without the addresses from lookup tables. */
  readonly message: SolanaMessage;
  /** With the addresses from lookup tables, if the node reports them. */
  readonly whole: SolanaMessage | undefined;
  /** Whether the account signed it. */
  readonly isSigned: boolean;
  /** Undefined if the node does not report them. */
  readonly changes: BalanceChanges | undefined;
}

/** Longer than the base64 text of any transaction. */
const LONGEST_TEXT = 2_000;
const MOST_BALANCES = 256;

/** The transaction has a version that we do not ask for. */
const UNSUPPORTED_VERSION = -32015;

/**
 * Reads a transaction that is in a block, and whether an account signed it. Undefined if the node does not have it at
 * `confirmed`; `unreadable` if the answer is another transaction, or invalid. Rejects with `rpc_failed` or `aborted`.
 */
export async function readSent(
  request: SolanaRequest,
  signature: string,
  account: string,
): Promise<SentTransaction | 'unreadable' | undefined> {
  const settings = { encoding: 'base64', commitment: 'confirmed', maxSupportedTransactionVersion: 0 };
  let answer: unknown;
  try {
    answer = await request('getTransaction', [signature, settings]);
  } catch (error) {
    const { cause } = error as WalletModalError;
    if (cause instanceof SolanaRpcError && cause.code === UNSUPPORTED_VERSION) return 'unreadable';
    throw error;
  }
  if (answer === null) return undefined;
  const { slot, blockTime, transaction, meta } = readFields(answer, [
    'slot',
    'blockTime',
    'transaction',
    'meta',
  ]);
  const wire = bytesIn(transaction);
  const parts = wire && readSolanaMessage(wire);
  if (!wire || !parts || !Number.isSafeInteger(slot)) return 'unreadable';
  const { message, signatures } = parts;
  const [first] = signatures;
  if (!first || toBase58(first) !== signature) return 'unreadable';
  const { err, loadedAddresses } = readFields(meta, ['err', 'loadedAddresses']);
  const { writable, readonly } = readFields(loadedAddresses, ['writable', 'readonly']);
  const loaded = [...textsIn(writable), ...textsIn(readonly)];
  const whole = readSolanaMessage(wire, loaded)?.message;
  const own = signatures[message.signers.indexOf(account)];
  return {
    signature,
    slot: slot as number,
    madeAt: readSeconds(blockTime),
    error: err,
    message,
    whole,
    isSigned: own !== undefined && (await isSignedBy(account, own, message.bytes)),
    changes: whole && changesIn(meta, whole.accounts),
  };
}

function bytesIn(transaction: unknown): Uint8Array | undefined {
  const [text] = readEntries(transaction, 2) ?? [];
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return undefined;
  try {
    return fromBase64(text);
  } catch {
    // Not base64.
    return undefined;
  }
}

const textsIn = (value: unknown): string[] =>
  (readEntries(value, MOST_BALANCES) ?? []).filter((one): one is string => typeof one === 'string');

/** The differences of the balances. Undefined if any balance is missing: partial ones would be wrong. */
function changesIn(meta: unknown, accounts: readonly string[]): BalanceChanges | undefined {
  const names = ['fee', 'preBalances', 'postBalances', 'preTokenBalances', 'postTokenBalances'] as const;
  const fields = readFields(meta, names);
  const [before, after] = [fields.preBalances, fields.postBalances].map((list) =>
    (readEntries(list, MOST_BALANCES) ?? []).map(readWhole),
  ) as [(bigint | undefined)[], (bigint | undefined)[]];
  const [had, has] = [
    tokensIn(fields.preTokenBalances, accounts),
    tokensIn(fields.postTokenBalances, accounts),
  ];
  const fee = readWhole(fields.fee);
  if (
    fee === undefined ||
    !had ||
    !has ||
    before.length !== accounts.length ||
    after.length !== accounts.length
  ) {
    return undefined;
  }
  const lamports = new Map<string, bigint>();
  for (let index = 0; index < accounts.length; index++) {
    const [address, pre, post] = [accounts[index], before[index], after[index]];
    if (address === undefined || pre === undefined || post === undefined) return undefined;
    lamports.set(address, post - pre);
  }
  return { fee, lamports, tokens: [...has, ...had.map((one) => ({ ...one, amount: -one.amount }))] };
}

function tokensIn(list: unknown, accounts: readonly string[]): TokenChange[] | undefined {
  const entries = readEntries(list, MOST_BALANCES);
  const read = entries?.map((entry) => {
    const { accountIndex, mint, owner, uiTokenAmount } = readFields(entry);
    const { amount: units, decimals } = readFields(uiTokenAmount, ['amount', 'decimals']);
    const amount = readWhole(units);
    const account = accounts[Number(accountIndex)];
    if (typeof mint !== 'string' || typeof owner !== 'string' || amount === undefined || !account) {
      return undefined;
    }
    return { owner, mint, account, amount, decimals: isDecimals(decimals) ? decimals : undefined };
  });
  return read?.every((one) => one !== undefined) ? read : undefined;
}

function readSeconds(value: unknown): number | undefined {
  const seconds = readWhole(value);
  const ms = seconds === undefined ? Number.NaN : Number(seconds) * 1_000;
  return Number.isSafeInteger(ms) && ms >= 0 ? ms : undefined;
}

function readWhole(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  return typeof value === 'string' && /^[0-9]{1,20}$/.test(value) ? BigInt(value) : undefined;
}
