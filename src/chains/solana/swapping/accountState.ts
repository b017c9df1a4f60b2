import { toBase58 } from '../../../lib/solana/base58.js';
import { fromBase64 } from '../../../lib/solana/base64.js';
import { KEY_BYTES, TOKEN_PROGRAMS } from '../../../lib/solana/keys.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { unexpectedAnswer } from '../../networkRead.js';
import type { SolanaRequest } from '../solanaRpc.js';

/** The content of a token account. */
export interface TokenState {
  readonly mint: string;
  readonly owner: string;
  /** In base units. */
  readonly amount: bigint;
  /** The address that may take up to `delegated` of the amount. */
  readonly delegate: string | undefined;
  readonly delegated: bigint;
  /** The address that may close the account instead of its owner. */
  readonly closer: string | undefined;
  readonly isFrozen: boolean;
}

/** An account in a node's answer. */
export interface AccountState {
  readonly lamports: bigint;
  /** The program that owns it. */
  readonly program: string;
  /** The whole data, or its start. */
  readonly data: Uint8Array;
  /** The full size of the data, in bytes. */
  readonly size: number;
  /** Undefined if this isn't a token account. */
  readonly token: TokenState | undefined;
}

/** Accounts by address. Missing accounts have no entry. */
export type AccountStates = ReadonlyMap<string, AccountState>;

/** The size of a token account, plus the byte that distinguishes a Token-2022 account from a mint. */
export const STATE_BYTES = 166;
const TOKEN_BYTES = 165;
const IS_TOKEN_ACCOUNT = 2;
const FROZEN = 2;
/** The most accounts that nodes return at once. */
const MOST_AT_ONCE = 100;
/** Longer than the base64 text of the largest lookup table. */
const LONGEST_TEXT = 20_000;

/**
 * Reads the current accounts, with only the start of their data if `slice` is given. Rejects with `rpc_failed`, `rpc_missing`
 * or `aborted`.
 */
export async function readStates(
  request: SolanaRequest,
  addresses: readonly string[],
  slice?: { readonly bytes: number },
): Promise<AccountStates> {
  const dataSlice = slice && { offset: 0, length: slice.bytes };
  const settings = { encoding: 'base64', commitment: 'confirmed', dataSlice };
  const states = new Map<string, AccountState>();
  for (let start = 0; start < addresses.length; start += MOST_AT_ONCE) {
    const part = addresses.slice(start, start + MOST_AT_ONCE);
    const { value } = readFields(await request('getMultipleAccounts', [part, settings]), ['value']);
    const read = readStateList(value, part);
    if (!read) throw unexpectedAnswer('getMultipleAccounts');
    for (const [address, state] of read) states.set(address, state);
  }
  return states;
}

/** Reads a node's answer about these accounts. Undefined if it is invalid. Never throws. */
export function readStateList(answer: unknown, addresses: readonly string[]): AccountStates | undefined {
  const values = readEntries(answer, addresses.length + 1);
  if (values?.length !== addresses.length) return undefined;
  const states = new Map<string, AccountState>();
  for (let index = 0; index < addresses.length; index += 1) {
    const [address, value] = [addresses[index], values[index]];
    if (value === null || address === undefined) continue;
    const state = readState(value);
    if (!state) return undefined;
    // An account without lamports no longer exists.
    if (state.lamports > 0n) states.set(address, state);
  }
  return states;
}

function readState(value: unknown): AccountState | undefined {
  const { lamports: written, owner, data, space } = readFields(value, ['lamports', 'owner', 'data', 'space']);
  const [text] = readEntries(data, 2) ?? [];
  const lamports = typeof written === 'number' && Number.isSafeInteger(written) ? BigInt(written) : written;
  if (typeof lamports !== 'bigint' || lamports < 0n || typeof owner !== 'string') return undefined;
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return undefined;
  try {
    const bytes = fromBase64(text);
    const size = typeof space === 'number' && Number.isSafeInteger(space) ? space : bytes.length;
    return { lamports, program: owner, data: bytes, size, token: readToken(owner, bytes) };
  } catch {
    // Not base64.
    return undefined;
  }
}

function readToken(program: string, data: Uint8Array): TokenState | undefined {
  if (!TOKEN_PROGRAMS.some((one) => one === program) || data.length < TOKEN_BYTES) return undefined;
  if (data.length > TOKEN_BYTES && data[TOKEN_BYTES] !== IS_TOKEN_ACCOUNT) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const state = data[108] ?? 0;
  // An account that is not initialised has no owner yet.
  if (state === 0) return undefined;
  const key = (at: number) => toBase58(data.subarray(at, at + KEY_BYTES));
  const optional = (at: number) => (view.getUint32(at, true) === 0 ? undefined : key(at + 4));
  const delegate = optional(72);
  return {
    mint: key(0),
    owner: key(32),
    amount: view.getBigUint64(64, true),
    delegate,
    delegated: delegate === undefined ? 0n : view.getBigUint64(121, true),
    closer: optional(129),
    isFrozen: state === FROZEN,
  };
}
