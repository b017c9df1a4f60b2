import { toHex } from '../../../lib/evm/hex.js';
import { addressOf } from '../../../lib/networks/caip.js';
import {
  callsOf,
  type TrackedEvmTransaction,
  type WalletAnswer,
} from '../../../lib/transactions/trackedTransaction.js';
import { STOPPED_MS } from '../../../lib/transactions/transactionConstants.js';
import { isCode, isContractCode } from '../accountCode.js';
import type { RpcOptions, RpcRequest } from '../rpc.js';
import { blockDepth } from './blockDepth.js';
import { type Age, readAge, readBlock, readCode, usedNonces } from './chainReads.js';
import { describeMismatch } from './describeMismatch.js';
import { howReplaced, judgeTransaction, type TransactionEvidence } from './judgeTransaction.js';
import { compareCalls, matchTransaction } from './matchTransaction.js';
import { findMined } from './minedTransaction.js';
import { type Amounts, readMoved } from './moved/readMoved.js';
import {
  type DescribedTransaction,
  type MinedTransaction,
  type Receipt,
  readAsked,
  readReceipt,
} from './nodeAnswers.js';
import type { ProvenNodes } from './proveNetwork.js';
import { revertReason } from './revertReason.js';
import { tellsFailure } from './tellsFailure.js';
import { withoutMark } from './withoutMark.js';

/** The result of one check. */
export type Seen = Pick<TrackedEvmTransaction, 'status' | 'nonce' | 'call' | 'got'>;

export interface StatusOptions extends RpcOptions {
  /** Hashes that belong to other transactions of this device. */
  readonly taken: ReadonlySet<string>;
  /** Those among them that were requested earlier. */
  readonly takenBefore: ReadonlySet<string>;
  /** A nonce that the account has reached through those. */
  readonly nonceFloor?: number | undefined;
  readonly proven: ProvenNodes;
}

export type HashAnswer = WalletAnswer & { readonly hash: string };

interface SeenHash extends Seen {
  /** Whether the network doesn't know the transaction. */
  readonly isMissing?: boolean;
  /** Whether the account is also a contract, whose wallet may have answered with an id instead of a hash. */
  readonly mayBeId?: boolean;
  /** Whether the transaction is the requested call itself. */
  readonly isItself?: boolean;
}

/** Checks the status of a transaction with a known hash once. Rejects as `request` does. */
export async function lookAtHash(
  transaction: TrackedEvmTransaction,
  answer: HashAnswer,
  request: RpcRequest,
  options: StatusOptions,
): Promise<SeenHash> {
  const { clock, network, taken, takenBefore, nonceFloor } = options;
  const { hash } = answer;
  const at = clock.now();
  const address = addressOf(transaction.account).toLowerCase();
  // This request goes first: if no node answers, the others aren't made.
  const { number: head, madeAt } = await readBlock(request, 'latest');
  // A node whose newest block predates the wallet's answer may not know the transaction yet.
  const isAfter = madeAt > answer.answeredAt && !(transaction.start && head <= transaction.start.block);
  const isBehind = !isAfter || at - madeAt >= STOPPED_MS;
  const receipt = readReceipt(await request('eth_getTransactionReceipt', [hash]), hash);
  const described = await readSent(transaction, hash, receipt, request);
  // Another account sends a smart account's transaction, and that account's nonces say nothing.
  const own = described?.from === address ? described : undefined;
  const nonce = own?.nonce ?? transaction.nonce;
  const { call } = transaction;
  const judge = (evidence: Partial<TransactionEvidence>): Seen => {
    const whole = {
      ...{ at, head, isBehind, receipt: undefined, match: undefined, nonce },
      ...{ usedNonces: 0, rival: undefined, hasCode: false },
      ...evidence,
    };
    const status = judgeTransaction(transaction, answer, whole, blockDepth(transaction.network));
    return { status, nonce: whole.match === 'foreign' ? undefined : nonce, call };
  };

  if (described) {
    const mayWrap = !own || described.call.to === address;
    const hasCode = mayWrap && isCode(await readCode(request, address));
    const age = await ageOf(transaction, receipt, request, { now: at, newestAt: madeAt });
    const match = takenBefore.has(hash)
      ? 'foreign'
      : matchTransaction(transaction, described, { receipt, hasCode, age, nonceFloor });
    if (match === 'different') {
      return judge({ receipt, match, sent: describeMismatch(transaction, described, network) });
    }
    if (!receipt || match !== 'same') return judge({ receipt, match });
    const isDirect = isItself(transaction, described);
    const [reason, { got, ...outcome }] = await Promise.all([
      reasonOf(transaction, described, receipt, request),
      readOutcome(transaction, described, receipt, { request, isDirect }),
    ]);
    const seen = judge({ receipt: { ...receipt, ...outcome, reason }, match });
    return { ...seen, got, isItself: isDirect };
  }

  // A receipt without its transaction proves nothing.
  if (receipt) return judge({ match: 'unclear' });
  // The id of calls has no nonce of its own.
  if (answer.callsId !== undefined) return judge({ hasCode: true });
  // As of the block read above: one URL may lead to several nodes, and this one may lag.
  const used = await usedNonces(request, address, head);
  let rival: TransactionEvidence['rival'];
  if (nonce !== undefined && used > nonce) {
    const found = await findMined(request, { address, nonce, head, since: transaction.start?.block });
    const by = found && { ...found, call: await withoutMark(found.call, callsOf(transaction), request) };
    rival = by && (await readRival(transaction, { ...by, isTaken: taken.has(by.hash) }, request));
  }
  if (rival) return { ...judge({ usedNonces: used, rival }), isMissing: true };
  const code = await readCode(request, address);
  const seen = judge({ usedNonces: used, hasCode: isCode(code) });
  return { ...seen, isMissing: true, mayBeId: isContractCode(code) };
}

/**
 * The transaction behind a hash, without marks added by wallets. Undefined if the node doesn't know it. Rejects as `request`
 * does.
 */
export async function readSent(
  transaction: TrackedEvmTransaction,
  hash: string,
  receipt: Receipt | undefined,
  request: RpcRequest,
): Promise<DescribedTransaction | undefined> {
  const described = await readAsked(await request('eth_getTransactionByHash', [hash]), hash, receipt);
  return (
    described && { ...described, call: await withoutMark(described.call, callsOf(transaction), request) }
  );
}

/** Whether a transaction is the requested call, signed by the account itself. */
function isItself(
  { account, call }: TrackedEvmTransaction,
  { from, call: sent }: DescribedTransaction,
): boolean {
  return (
    from === addressOf(account).toLowerCase() &&
    call !== undefined &&
    compareCalls(call, sent) !== 'different'
  );
}

/** The outcome of a matching transaction in its block. */
async function readOutcome(
  transaction: TrackedEvmTransaction,
  described: DescribedTransaction,
  receipt: Receipt,
  how: { readonly request: RpcRequest; readonly isDirect: boolean },
) {
  const isSuccess = receipt.isSuccess && !tellsFailure(receipt, addressOf(transaction.account));
  const amounts: Amounts = isSuccess
    ? await readMoved(transaction, described, receipt, how)
    : { moved: undefined };
  return { isSuccess, ...amounts };
}

/** The outcome of a rival transaction. Undefined if nodes don't return all of it. */
async function readRival(
  transaction: TrackedEvmTransaction,
  rival: MinedTransaction & { readonly isTaken: boolean },
  request: RpcRequest,
): Promise<TransactionEvidence['rival']> {
  const { hash } = rival;
  const receipt = readReceipt(await request('eth_getTransactionReceipt', [hash]), hash);
  if (!receipt) return undefined;
  if (howReplaced(transaction, rival) !== 'sped_up') return { ...rival, isSuccess: receipt.isSuccess };
  const described = await readSent(transaction, hash, receipt, request);
  if (!described) return undefined;
  const how = { request, isDirect: isItself(transaction, described) };
  return { ...rival, ...(await readOutcome(transaction, described, receipt, how)) };
}

/** The age of a transaction. Read only if the chain wasn't read before the request. */
export async function ageOf(
  { start, askedAt }: TrackedEvmTransaction,
  receipt: Receipt | undefined,
  request: RpcRequest,
  times: { readonly now: number; readonly newestAt: number },
): Promise<Age | undefined> {
  return start || !receipt ? undefined : readAge(request, receipt, { askedAt, ...times });
}

/** The contract's revert reason. Undefined if the transaction succeeded or the node can't tell. */
export async function reasonOf(
  { status }: TrackedEvmTransaction,
  { from, call, input }: DescribedTransaction,
  { isSuccess, block }: Receipt,
  request: RpcRequest,
): Promise<string | undefined> {
  if (isSuccess) return undefined;
  if (status.step === 'reverted') return status.reason;
  try {
    await request('eth_call', [{ from, to: call.to, value: toHex(call.value), data: input }, toHex(block)]);
    return undefined;
  } catch (error) {
    return revertReason(error);
  }
}
