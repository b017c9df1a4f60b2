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

/** Steps in ascending rank: of several transactions for one call, the highest-ranked one decides. Other steps rank lowest. */
const RANKS: readonly string[] = ['dropped', 'replaced', 'mismatched', 'pending', 'reverted', 'confirmed'];

/** The wallet's reports about calls so far. */
interface Told {
  readonly answer: CallsAnswer;
  /** The transactions that it names. */
  readonly hashes: readonly string[];
  /** Whether it has just reported the calls as pending. */
  readonly isWaiting: boolean;
}

/** Checks the status of calls by their id. Smart accounts answer with one, which may also be their transaction's hash. */
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
  // Kept in order; otherwise each check would report another hash.
  const stored = answer.hashes ?? (answer.hash === undefined ? [] : [answer.hash]);
  const isOver = stored.length > 0 && hasOutcome(status) && status.step !== 'unknown';
  const isUnseen = stored.length === 0 && is32Bytes(callsId);
  const asked = isOver ? undefined : askAgain(callsId, stored, options);
  const told = await (isUnseen ? asked?.catch(() => undefined) : asked);
  if (told) return lookAtTold(transaction, answer, told, request, options, stored);
  // Neither the nodes nor the wallet know it: it may be waiting for other owners to sign.
  if (isUnseen) return { status: missing(transaction, answer, options.clock.now()), call, nonce };
  if (stored.length === 0) return { status, call, nonce };
  const before = { answer: callsAnswer(answer, { says: answer.says }), hashes: stored, isWaiting: false };
  return lookAtHashes(transaction, before, request, options);
}

/** The status of an id that looks like a hash and that neither the nodes nor the wallet know. */
function missing({ status }: TrackedEvmTransaction, answer: CallsAnswer, at: number): TransactionStatus {
  const { knownAt, missingSince = at } = memoryOf(status);
  const memory = { knownAt, missingSince };
  return { step: isFresh(answer, memory, at) ? 'pending' : 'unknown', answer, ...memory };
}

/** Asks the wallet again. Transactions that it already named are followed even if it doesn't answer. */
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

/** The status of calls that their wallet has reported on. Its report counts where the chain shows nothing. */
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
  // Safes and similar accounts answer with a hash that isn't a transaction's, and send nothing until all owners have signed.
  const status = is32Bytes(answer.callsId)
    ? ({ step: 'awaiting_signatures', answer } as const)
    : ({ step: 'pending', answer, knownAt: options.clock.now() } as const);
  return { status, call, nonce };
}

/** The status of calls, from the transactions that carry them out. */
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
  // A transaction may succeed although a call in it failed. The outcome is then unknown, unless balances show it.
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
  // This request goes first: if no node answers, the others aren't made.
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

  /** A transaction that is the call itself succeeds or fails with it, but a successful swap may still yield nothing. */
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
 * Weighs a wallet's report that names no transaction. If the account has since sent a transaction that does the same, that one
 * is followed. If it may have, or has paid as much, a report of failure is dropped.
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
  // For an account without code, its own transactions already show everything that it paid.
  const asked = sum(callsOf(transaction).map(({ value }) => value));
  if (!isCode(code) || asked === 0n || start.balance === undefined) return say(answer);
  const balance = await readBalance(request, address);
  return say(balance !== undefined && start.balance - balance >= asked ? callsAnswer(answer) : answer);
}
