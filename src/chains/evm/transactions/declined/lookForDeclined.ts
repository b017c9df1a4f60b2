import { sum } from '../../../../lib/decimal/sum.js';
import { addressWord, toHex } from '../../../../lib/evm/hex.js';
import { addressOf } from '../../../../lib/networks/caip.js';
import type { DeclinedCheck } from '../../../../lib/transactions/declinedCheck.js';
import {
  callsOf,
  type TrackedEvmTransaction,
  type TransactionStatus,
} from '../../../../lib/transactions/trackedTransaction.js';
import { readEntries } from '../../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../../lib/untrusted/readFields.js';
import { isCode } from '../../accountCode.js';
import type { RpcRequest } from '../../rpc.js';
import { countNonces, readBalance, readCode } from '../chainReads.js';
import { findOwn, isMeantOrPart, isUnlike } from '../findOwn.js';
import { callsAnswer } from '../judgeBatch.js';
import { lookAtHashes } from '../lookAtCalls.js';
import { lookAtHash, type Seen, type StatusOptions } from '../lookAtHash.js';
import { readDescribed } from '../nodeAnswers.js';

/**
 * Searches mined and pending transactions for one that the wallet reported as declined. A match is judged like any other
 * transaction. Rejects as `request` does.
 */
export async function lookForDeclined(
  transaction: TrackedEvmTransaction & {
    readonly status: Extract<TransactionStatus, { readonly step: 'declined' }>;
  },
  request: RpcRequest,
  options: StatusOptions,
): Promise<Seen> {
  const { account, start, call, nonce, status } = transaction;
  const say = (checked: DeclinedCheck): Seen => ({ status: { ...status, checked }, nonce, call });
  const address = addressOf(account).toLowerCase();
  // Read before the blocks, so that a transaction mined meanwhile is found in its block.
  const next = await countNonces(request, address, 'pending');
  if (!start) return say('doubt');
  const { found, isExplained, used } = await findOwn(transaction, request, options.taken, isUnlike);
  const first = Math.max(used, start.next ?? start.nonce);
  const waiting = next > first ? await readWaiting(request, address, first) : [];
  const meant = waiting.filter((one) => !options.taken.has(one.hash) && isMeantOrPart(transaction, one.call));
  const sent = [...found, ...meant];
  const wanted = withoutApproval(transaction);
  if (sent.some((one) => isMeantOrPart(wanted, one.call))) return follow(sent.map(({ hash }) => hash));
  const isNoneOfIt = waiting.every((one) => options.taken.has(one.hash) || isUnlike(transaction, one.call));
  const isSeen = isNoneOfIt && waiting.length >= next - first;
  if (!isExplained || !isSeen) return say('doubt');
  const code = await readCode(request, address);
  if (isCode(code)) return say((await isUntouched(transaction, request)) ? 'clear' : 'doubt');
  return say(used > (start.next ?? start.nonce) && next <= used ? 'proof' : 'clear');

  /** A single call is followed by its hash; the calls of a batch are judged together. */
  function follow(hashes: readonly string[]): Promise<Seen> {
    const [hash = ''] = hashes;
    const answeredAt = options.clock.now();
    if (call) return lookAtHash(transaction, { hash, answeredAt }, request, options);
    const answer = callsAnswer({ callsId: status.answer?.callsId ?? hash, answeredAt });
    return lookAtHashes(transaction, { answer, hashes, isWaiting: false }, request, options);
  }
}

/** Leaves out the approval of a swap: without the swap, it exchanges nothing. */
function withoutApproval(transaction: TrackedEvmTransaction): TrackedEvmTransaction {
  const { kind, calls } = transaction;
  return kind === 'swap' && calls ? { ...transaction, calls: calls.slice(-1) } : transaction;
}

/** The account's pending transactions, as far as the node lists them. */
async function readWaiting(request: RpcRequest, address: string, first: number) {
  const answer = await request('eth_getBlockByNumber', ['pending', true]).catch(() => undefined);
  const entries = readEntries(readFields(answer, ['transactions']).transactions) ?? [];
  const own = entries.filter((entry) => {
    const { from, nonce } = readFields(entry, ['from', 'nonce']);
    return `${from}`.toLowerCase() === address && Number(nonce) >= first;
  });
  const read = await Promise.all(own.map((entry) => readDescribed(entry)));
  return read.flatMap((one) => one ?? []);
}

/**
 * Whether an account with code has neither paid the requested amount nor appears as the first indexed argument in a log of a
 * contract to be called. Its nonce says nothing, because others may have sent for it.
 */
async function isUntouched(transaction: TrackedEvmTransaction, request: RpcRequest): Promise<boolean> {
  const { account, start, tokens = [] } = transaction;
  const calls = callsOf(transaction);
  const address = addressOf(account).toLowerCase();
  if (!start || calls.length === 0) return false;
  const amount = sum(calls.map(({ value }) => value));
  const balance = amount > 0n ? await readBalance(request, address) : undefined;
  const isPaid = balance === undefined || start.balance === undefined || start.balance - balance >= amount;
  if (amount > 0n && isPaid) return false;
  const called = calls.flatMap(({ to, data }) => (to !== undefined && data !== '0x' ? [to] : []));
  const contracts = [...new Set([...called, ...tokens.map((token) => token.toLowerCase())])];
  if (contracts.length === 0) return true;
  const asked = { address: contracts, fromBlock: toHex(start.block), toBlock: 'latest' };
  const logs = await request('eth_getLogs', [{ ...asked, topics: [null, `0x${addressWord(address)}`] }]);
  return readEntries(logs)?.length === 0;
}
