import { toBase58 } from '../../../lib/solana/base58.js';
import { fromBase64 } from '../../../lib/solana/base64.js';
import { KEY_BYTES, TOKEN_PROGRAMS } from '../../../lib/solana/keys.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { unexpectedAnswer } from '../../networkRead.js';
import type { SolanaRequest } from '../solanaRpc.js';

/** What a token account says. */
export interface TokenState {
  readonly mint: string;
  readonly owner: string;
  /** In base units. */
  readonly amount: bigint;
  /** Who may take how much of it. */
  readonly delegate: string | undefined;
  readonly delegated: bigint;
  /** Who may close it instead of its owner. */
  readonly closer: string | undefined;
  readonly isFrozen: boolean;
}

/** An account as a node tells it. */
export interface AccountState {
  readonly lamports: bigint;
  /** The program that owns it. */
  readonly program: string;
  /** All of it, or its start. */
  readonly data: Uint8Array;
  /** How many bytes it has. */
  readonly size: number;
  /** Undefined if it is none for tokens. */
  readonly token: TokenState | undefined;
}

/** Accounts by their address. Those that do not exist are missing. */
export type AccountStates = ReadonlyMap<string, AccountState>;

/** As much as a token account, and the byte after it that tells one of Token-2022 from a mint. */
export const STATE_BYTES = 166;
const TOKEN_BYTES = 165;
const IS_TOKEN_ACCOUNT = 2;
const FROZEN = 2;
/** How many accounts nodes tell at once. */
const MOST_AT_ONCE = 100;
/** Longer than the base64 text of the largest lookup table. */
const LONGEST_TEXT = 20_000;

/** Reads accounts as they are now: their start if `slice` says so. Rejects with `rpc_failed`, `rpc_missing` or `aborted`. */
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

/** Reads what a node answers about these accounts. Undefined if it is something else. Never throws. */
export function readStateList(answer: unknown, addresses: readonly string[]): AccountStates | undefined {
  const values = readEntries(answer, addresses.length + 1);
  if (values?.length !== addresses.length) return undefined;
  const states = new Map<string, AccountState>();
  for (let index = 0; index < addresses.length; index += 1) {
    const [address, value] = [addresses[index], values[index]];
    if (value === null || address === undefined) continue;
    const state = readState(value);
    if (!state) return undefined;
    // An account without lamports is gone.
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
  // One that is not initialised yet belongs to nobody.
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
