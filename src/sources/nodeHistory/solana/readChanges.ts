import { hasKeyForm } from '../../../lib/solana/keys.js';
import { SOLANA_AMOUNTS_END } from '../../../lib/solana/solana.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { MOST_KEYS, type TransactionKey } from './readKeys.js';

/** The content of a token account. */
export interface TokenHolding {
  readonly mint: string;
  readonly owner: string;
  readonly decimals: number;
  /** In base units. */
  readonly amount: bigint;
}

/** The balances of a transaction's accounts at one time, by their index among its keys. */
export interface Holdings {
  /** Undefined if the node doesn't include them. */
  readonly lamports: readonly bigint[] | undefined;
  readonly tokens: ReadonlyMap<number, TokenHolding>;
}

/** The balance changes of a transaction. */
export interface Changes {
  readonly before: Holdings;
  readonly after: Holdings;
  /** In lamports. Undefined if the node doesn't include it. */
  readonly fee: bigint | undefined;
}

const FIELDS = ['fee', 'preBalances', 'postBalances', 'preTokenBalances', 'postTokenBalances'];

/** Without leading zeros, as nodes write it. */
const TOKEN_UNITS = /^(?:0|[1-9]\d{0,19})$/;

/** Reads the `meta` of a transaction. Never throws. */
export function readChanges(meta: unknown, keys: readonly TransactionKey[]): Changes {
  const { fee, preBalances, postBalances, preTokenBalances, postTokenBalances } = readFields(meta, FIELDS);
  const holdings = (lamports: unknown, tokens: unknown) => ({
    lamports: readLamports(lamports, keys.length),
    tokens: readTokens(tokens, keys.length),
  });
  return {
    before: holdings(preBalances, preTokenBalances),
    after: holdings(postBalances, postTokenBalances),
    fee: readAmount(fee),
  };
}

/** A 64-bit amount, as a number or, beyond 2^53, as a bigint. */
function readAmount(value: unknown): bigint | undefined {
  const isWhole = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value));
  if (!isWhole) return undefined;
  const amount = BigInt(value);
  return amount >= 0n && amount < SOLANA_AMOUNTS_END ? amount : undefined;
}

function readLamports(value: unknown, count: number): readonly bigint[] | undefined {
  const amounts = (readEntries(value, MOST_KEYS + 1) ?? [])
    .map(readAmount)
    .filter((one) => one !== undefined);
  return amounts.length === count ? amounts : undefined;
}

function readTokens(value: unknown, count: number): ReadonlyMap<number, TokenHolding> {
  const found = new Map<number, TokenHolding>();
  for (const entry of readEntries(value, MOST_KEYS) ?? []) {
    const { accountIndex, mint, owner, uiTokenAmount } = readFields(entry, [
      'accountIndex',
      'mint',
      'owner',
      'uiTokenAmount',
    ]);
    const { amount, decimals } = readFields(uiTokenAmount, ['amount', 'decimals']);
    const isPlace = typeof accountIndex === 'number' && accountIndex >= 0 && accountIndex < count;
    if (!isPlace || found.has(accountIndex) || !isKey(mint) || !isKey(owner)) continue;
    if (typeof amount !== 'string' || !TOKEN_UNITS.test(amount) || !isByte(decimals)) continue;
    found.set(accountIndex, { mint, owner, decimals, amount: BigInt(amount) });
  }
  return found;
}

const isKey = (value: unknown): value is string => typeof value === 'string' && hasKeyForm(value);

const isByte = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 256;
