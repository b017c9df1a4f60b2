import { sum } from '../../../lib/decimal/sum.js';
import { is32Bytes } from '../../../lib/evm/hex.js';
import { addressOf } from '../../../lib/networks/caip.js';
import { isFresh, memoryOf } from '../../../lib/transactions/freshness.js';
import {
  callsOf,
  hasOutcome,
  type TrackedEvmTransaction,
  type TransactionStatus,
} from '../../../lib/transactions/trackedTransaction.js';
import { isCode, isContractCode } from '../accountCode.js';
import type { RpcRequest } from '../rpc.js';
import { blockDepth } from './blockDepth.js';
import { readBalance, readBlock, readCode } from './chainReads.js';
import { describeMismatch } from './describeMismatch.js';
import { findOwn } from './findOwn.js';
import { type BatchPart, type CallsAnswer, callsAnswer, isMoveKnown, judgeBatch } from './judgeBatch.js';
import { ageOf, lookAtHash, readSent, reasonOf, type Seen, type StatusOptions } from './lookAtHash.js';
import { type BatchMatch, matchBatch } from './matchBatch.js';
import { readMoved } from './moved/readMoved.js';
import { type DescribedTransaction, type Receipt, readDescribed, readReceipt } from './nodeAnswers.js';
import { type CallsStatus, readCallsStatus } from './readCallsStatus.js';
import { tellsFailure } from './tellsFailure.js';

/** Which of several transactions says what became of a call: the last of these. Others say nothing. */
const RANKS: readonly string[] = ['dropped', 'replaced', 'mismatched', 'pending', 'reverted', 'confirmed'];

/** What a wallet has told of calls so far. */
interface Told {
  readonly answer: CallsAnswer;
  /** The transactions that it names. */
  readonly hashes: readonly string[];
  /** Whether it has said just now that it waits. */
  readonly isWaiting: boolean;
}

/** What became of calls by their id. Smart accounts answer with one, which may be the hash of their transaction too. */
export async function lookAtCalls(
  transaction: TrackedEvmTransaction,
  answer: CallsAnswer,
  request: RpcRequest,
  options: StatusOptions,
): Promise<Seen> {
  const { status, call, nonce } = transaction;
  const { callsId } = answer;
  if (is32Bytes(callsId) && answer.hash === undefined) {
    const isKnown = await readDescribed(await request('eth_getTransactionByHash', [callsId]));
    const asHash = { answer: callsAnswer(answer), hashes: [callsId], isWaiting: false };
    const seen = isKnown && (await lookAtHashes(transaction, asHash, request, options));
    if (seen && !isOfNothing(seen)) return seen;
  }
  // In their order, or another one would be told at each look.
  const stored = answer.hashes ?? (answer.hash === undefined ? [] : [answer.hash]);
  const isOver = stored.length > 0 && hasOutcome(status) && status.step !== 'unknown';
  const isUnseen = stored.length === 0 && is32Bytes(callsId);
  const asked = isOver ? undefined : askAgain(callsId, stored, options);
  const told = await (isUnseen ? asked?.catch(() => undefined) : asked);
  if (told) return lookAtTold(transaction, answer, told, request, options, stored);
  // Nodes know no such transaction, and the wallet tells nothing of it: it may wait for other owners.
  if (isUnseen) return { status: missing(transaction, answer, options.clock.now()), call, nonce };
  if (stored.length === 0) return { status, call, nonce };
  const before = { answer: callsAnswer(answer, { says: answer.says }), hashes: stored, isWaiting: false };
  return lookAtHashes(transaction, before, request, options);
}

/** What is said of an id in the form of a hash of which nobody tells anything. */
function missing({ status }: TrackedEvmTransaction, answer: CallsAnswer, at: number): TransactionStatus {
  const { knownAt, missingSince = at } = memoryOf(status);
  const memory = { knownAt, missingSince };
  return { step: isFresh(answer, memory, at) ? 'pending' : 'unknown', answer, ...memory };
}

/** What a wallet has named is followed even without the wallet. */
async function askAgain(callsId: string, stored: readonly string[], options: StatusOptions) {
  try {
    return await readCallsStatus(callsId, options);
  } catch (error) {
    if (stored.length === 0) throw error;
    return undefined;
  }
}

/** Whether none of the transactions that a wallet names is ours. */
const isOfNothing = ({ status }: Seen) => status.step === 'unknown' && status.answer?.hash === undefined;

/** What became of calls of which their wallet has told something. What it says counts where the chain says nothing. */
export async function lookAtTold(
  transaction: TrackedEvmTransaction,
  answered: CallsAnswer,
  { says, hashes: named }: CallsStatus,
  request: RpcRequest,
  options: StatusOptions,
  stored: readonly string[] = [],
): Promise<Seen> {
  const { call, nonce } = transaction;
  const answer = callsAnswer(answered, { says });
  const isWaiting = says === undefined;
  const told: Told = { answer, hashes: named.length > 0 ? named : stored, isWaiting };
  if (told.hashes.length > 0) {
    const seen = await lookAtHashes(transaction, told, request, options);
    if (says === undefined || says === 'done' || !isOfNothing(seen)) return seen;
  }
  if (says) return weighWord(transaction, told, request, options);
  // Safes and their like answer with a hash that is none of a transaction, and send nothing before all have signed.
  const status = is32Bytes(answer.callsId)
    ? ({ step: 'awaiting_signatures', answer } as const)
    : ({ step: 'pending', answer, knownAt: options.clock.now() } as const);
  return { status, call, nonce };
}

/** What became of calls by the transactions that were made of them. */
export async function lookAtHashes(
  transaction: TrackedEvmTransaction,
  told: Told,
  request: RpcRequest,
  options: StatusOptions,
): Promise<Seen> {
  if (!transaction.call) return lookAtBatch(transaction, told, request, options);
  const { answer, hashes } = told;
  const seen: Awaited<ReturnType<typeof lookAtHash>>[] = [];
  for (const hash of hashes) {
    seen.push(await lookAtHash(transaction, { ...answer, hash }, request, options));
  }
  const rank = ({ status }: Seen) => RANKS.indexOf(status.step);
  const isNamed = ({ status }: Seen) => 'answer' in status && status.answer?.hash !== undefined;
  const [best] = seen.sort((a, b) => rank(b) - rank(a) || Number(isNamed(b)) - Number(isNamed(a)));
  const isDisputed = answer.says === 'failed' || answer.says === 'failed_in_part';
  if (!best) return { status: transaction.status, call: transaction.call, nonce: transaction.nonce };
  const { status, call, nonce, got, isItself } = best;
  // A transaction may succeed although a call in it has failed. Then nobody knows, unless balances say so, too.
  const isProved = isItself || status.step !== 'confirmed' || isMoveKnown(status.moved);
  return {
    status: isDisputed && !isProved ? { step: 'unknown', answer: status.answer } : status,
    call,
    nonce,
    got,
  };
}

async function lookAtBatch(
  transaction: TrackedEvmTransaction,
  { answer, hashes, isWaiting }: Told,
  request: RpcRequest,
  options: StatusOptions,
): Promise<Seen> {
  const { account, network, nonce } = transaction;
  const { clock, takenBefore, nonceFloor } = options;
  const at = clock.now();
  // The first request alone: if no node answers, the others are not made.
  const { number: head, madeAt } = await readBlock(request, 'latest');
  const hasCode = isCode(await readCode(request, addressOf(account).toLowerCase()));
  const readPart = async (hash: string): Promise<BatchPart> => {
    const receipt = readReceipt(await request('eth_getTransactionReceipt', [hash]), hash);
    const described = await readSent(transaction, hash, receipt, request);
    // A receipt without its transaction proves nothing.
    if (!described) return { hash, match: undefined, receipt: undefined };
    const age = await ageOf(transaction, receipt, request, { now: at, newestAt: madeAt });
    const match = takenBefore.has(hash)
      ? ({ match: 'foreign', covers: [], isWhole: false } as const)
      : matchBatch(transaction, described, { receipt, hasCode, age, nonceFloor });
    if (!receipt) return { hash, match, receipt };
    const isSuccess = receipt.isSuccess && !tellsFailure(receipt, addressOf(account));
    const isMeant = match.match === 'same';
    const reason = isMeant ? await reasonOf(transaction, described, receipt, request) : undefined;
    const amounts = isSuccess ? await readAmounts(match, described, receipt) : undefined;
    const isOther = match.match === 'different';
    const sent = isOther ? describeMismatch(transaction, described, options.network) : undefined;
    return { hash, match, sent, receipt: { isSuccess, block: receipt.block, reason, ...amounts } };
  };
  const parts: BatchPart[] = [];
  for (const hash of hashes) parts.push(await readPart(hash));
  const status = judgeBatch(transaction, answer, parts, { at, head, isWaiting }, blockDepth(network));
  const got = parts.find(({ receipt }) => receipt?.got !== undefined)?.receipt?.got;
  return { status, call: undefined, nonce, got: status.step === 'confirmed' ? got : undefined };

  /** What is a call itself has succeeded with its transaction, but a swap may bring nothing all the same. */
  async function readAmounts(match: BatchMatch, described: DescribedTransaction, receipt: Receipt) {
    if (match.isWhole) return readMoved(transaction, described, receipt, { request, isDirect: false });
    const { kind, calls = [] } = transaction;
    const last = calls.length - 1;
    if (kind !== 'swap' || match.match !== 'same' || !match.covers.includes(last)) return undefined;
    const alone = { ...transaction, call: calls[last], calls: undefined };
    return readMoved(alone, described, receipt, { request, isDirect: true });
  }
}

/**
 * What a wallet says of calls without naming a transaction. If the account has sent since what does the same, that is followed.
 * If it may have, or has paid as much, a wallet that says no is not repeated any more.
 */
async function weighWord(
  transaction: TrackedEvmTransaction,
  { answer }: Told,
  request: RpcRequest,
  options: StatusOptions,
): Promise<Seen> {
  const { account, start, call, nonce } = transaction;
  const say = (one: CallsAnswer): Seen => ({ status: { step: 'unknown', answer: one }, call, nonce });
  if (!start) return say(answer);
  const address = addressOf(account).toLowerCase();
  const code = await readCode(request, address);
  if (!isContractCode(code)) {
    const { found, isExplained } = await findOwn(transaction, request, options.taken);
    if (found.length > 0) {
      const asFound = { answer, hashes: found.map(({ hash }) => hash), isWaiting: false };
      return lookAtHashes(transaction, asFound, request, options);
    }
    if (!isExplained && answer.says !== 'done') return say(callsAnswer(answer));
  }
  if (answer.says === 'done') return say(answer);
  // Only the transactions of an account without code say all that it has paid.
  const asked = sum(callsOf(transaction).map(({ value }) => value));
  if (!isCode(code) || asked === 0n || start.balance === undefined) return say(answer);
  const balance = await readBalance(request, address);
  return say(balance !== undefined && start.balance - balance >= asked ? callsAnswer(answer) : answer);
}
