import { fromBase58 } from '../../../lib/solana/base58.js';
import { KEY_BYTES, SYSTEM_PROGRAM, TOKEN_PROGRAMS } from '../../../lib/solana/keys.js';
import { refusedQuote } from '../../../lib/swap/refusedQuote.js';
import { wouldFailError } from '../../sendingErrors.js';
import { runTransaction } from '../sending/simulateTransaction.js';
import type { SolanaRequest } from '../solanaRpc.js';
import {
  type AccountState,
  type AccountStates,
  readStateList,
  readStates,
  STATE_BYTES,
} from './accountState.js';

interface TrialOptions {
  readonly account: string;
  /** In wire format, as base64. */
  readonly transaction: string;
  /** All accounts that the transaction names. */
  readonly names: readonly string[];
  /** The existing ones, as read before. May include others. */
  readonly states: AccountStates;
}

/** The account and the accounts under its control, directly before and after a swap. */
export interface Trial {
  readonly before: AccountStates;
  readonly after: AccountStates;
}

/**
 * Has a node simulate a swap, and returns the changes to the account's property. Rejects with `transaction_failed` if it would
 * fail, with `quote_failed` if its effect cannot be shown, otherwise as `solanaRequest` does.
 */
export async function trySwap(
  { account, transaction, names, states }: TrialOptions,
  request: SolanaRequest,
): Promise<Trial> {
  const key = fromBase58(account) ?? new Uint8Array();
  const own = new Map(
    names.flatMap((name) => {
      const state = states.get(name);
      return state && isOfAccount(name, state, account, key) ? [[name, state] as const] : [];
    }),
  );
  // Accounts that do not exist yet may be created for the account.
  const asked = names.filter((name) => own.has(name) || !states.has(name));
  const run = await runTransaction(transaction, asked, request);
  if (run.outcome === 'fails') throw wouldFailError(run.reason);
  const after = run.outcome === 'succeeds' ? readStateList(run.accounts, asked) : undefined;
  if (!after) throw refusedQuote('No node can show what it does.');
  // Another transaction may move something at the same time.
  const again = await readStates(request, [...own.keys()], { bytes: STATE_BYTES });
  const isStill = [...own].every(([address, { lamports, data }]) => {
    const now = again.get(address);
    return now?.lamports === lamports && now.data.every((byte, index) => byte === data[index]);
  });
  if (!isStill) throw refusedQuote('Something else has moved meanwhile.');
  return { before: own, after };
}

/** Programs whose accounts name their authority. Nothing is known about the accounts of other programs. */
const RULED: ReadonlySet<string> = new Set([
  ...TOKEN_PROGRAMS,
  SYSTEM_PROGRAM,
  'Stake11111111111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
]);

/**
 * Whether an address is the account itself, or its data contains the account's key: the account then owns tokens there, or may
 * mint them, move a stake or use a nonce.
 */
function isOfAccount(
  address: string,
  { program, data }: AccountState,
  account: string,
  key: Uint8Array,
): boolean {
  if (address === account) return true;
  const last = data.length - KEY_BYTES;
  for (let at = 0; RULED.has(program) && at <= last; at += 1) {
    if (key.every((byte, index) => byte === data[at + index])) return true;
  }
  return false;
}
