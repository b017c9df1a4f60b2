import { addressOf } from '../../../lib/networks/caip.js';
import {
  callsOf,
  type EvmCall,
  type TrackedEvmTransaction,
} from '../../../lib/transactions/trackedTransaction.js';
import type { RpcRequest } from '../rpc.js';
import { newestBlock, usedNonces } from './chainReads.js';
import { wrapsAll } from './matchBatch.js';
import { compareCalls, doesSame } from './matchTransaction.js';
import { findMined } from './minedTransaction.js';
import type { MinedTransaction } from './nodeAnswers.js';
import { withoutMark } from './withoutMark.js';

/** The most transactions of the account that are compared when the hash is unknown. */
const MOST_COMPARED = 4;

/** The account's own transactions since a wallet was asked. */
export interface OwnSince {
  /** Matching transactions that belong to no other record: one, or several that are each a call of a batch. */
  readonly found: readonly (MinedTransaction & { readonly nonce: number })[];
  /** Whether all of them could be read and are certainly something else. */
  readonly isExplained: boolean;
  /** The number of the account's used nonces. */
  readonly used: number;
}

/** Searches the account's mined transactions since a wallet was asked. Rejects as `request` does. */
export async function findOwn(
  transaction: TrackedEvmTransaction,
  request: RpcRequest,
  taken: ReadonlySet<string>,
  isElse: (transaction: TrackedEvmTransaction, sent: EvmCall) => boolean = isOther,
): Promise<OwnSince> {
  const { account, start } = transaction;
  if (!start) return { found: [], isExplained: false, used: 0 };
  const address = addressOf(account).toLowerCase();
  const used = await usedNonces(request, address);
  if (used <= start.nonce) return { found: [], isExplained: true, used };
  const head = await newestBlock(request);
  // A transaction that was already pending at the request is another one.
  const first = start.next ?? start.nonce;
  const end = Math.min(used, first + MOST_COMPARED);
  const parts: (MinedTransaction & { readonly nonce: number })[] = [];
  let isExplained = used <= end;
  for (let nonce = first; nonce < end; nonce += 1) {
    const found = await findMined(request, { address, nonce, head, since: start.block });
    if (found && taken.has(found.hash)) continue;
    const mined = found && { ...found, call: await withoutMark(found.call, callsOf(transaction), request) };
    if (mined && isMeant(transaction, mined.call))
      return { found: [{ ...mined, nonce }], isExplained: false, used };
    if (mined && isPart(transaction, mined.call)) parts.push({ ...mined, nonce });
    isExplained &&= mined !== undefined && isElse(transaction, mined.call);
  }
  return { found: parts, isExplained, used };
}

/** Whether a transaction does what was requested, or one call of it. */
export const isMeantOrPart = (transaction: TrackedEvmTransaction, sent: EvmCall): boolean =>
  isMeant(transaction, sent) || isPart(transaction, sent);

function isMeant({ account, call, calls }: TrackedEvmTransaction, sent: EvmCall): boolean {
  if (call) return doesSame(call, sent);
  const isOwn = sent.to === addressOf(account).toLowerCase();
  return isOwn && calls !== undefined && wrapsAll(sent.data ?? '', calls);
}

/** Whether a transaction is one call of a batch. An account without code sends each call separately. */
const isPart = ({ calls = [] }: TrackedEvmTransaction, sent: EvmCall): boolean =>
  calls.some((one) => doesSame(one, sent));

/** Whether a transaction certainly does nothing of the request. One to the account itself may contain anything. */
function isOther(transaction: TrackedEvmTransaction, sent: EvmCall): boolean {
  const asked = callsOf(transaction);
  const isOwn = sent.to === addressOf(transaction.account).toLowerCase() && sent.data !== '0x';
  return asked.length > 0 && !isOwn && asked.every((one) => compareCalls(one, sent) === 'different');
}

/** Whether it also can't be the request with another amount or recipient, which the wallet may have changed. */
export const isUnlike = (transaction: TrackedEvmTransaction, sent: EvmCall): boolean =>
  isOther(transaction, sent) &&
  callsOf(transaction).every(({ to, value }) => to !== sent.to && (value === 0n || value !== sent.value));
