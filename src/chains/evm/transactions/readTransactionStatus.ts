import { isEvmHash } from '../../../lib/networks/addressForm.js';
import { addressOf } from '../../../lib/networks/caip.js';
import type {
  StartingPoint,
  TrackedEvmTransaction,
  TransactionStatus,
  WalletAnswer,
} from '../../../lib/transactions/trackedTransaction.js';
import { STOPPED_MS } from '../../../lib/transactions/transactionConstants.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { type RpcOptions, type RpcRequest, rpcRequest } from '../rpc.js';
import { blockDepth } from './blockDepth.js';
import { describeSent } from './describeSent.js';
import { judgeTransaction, type TransactionEvidence } from './judgeTransaction.js';
import { doesSame, matchTransaction } from './matchTransaction.js';
import { findMined, toHex } from './minedTransaction.js';
import {
  type DescribedTransaction,
  type MinedTransaction,
  type Receipt,
  readAsked,
  readCount,
  readDescribed,
  readReceipt,
} from './nodeAnswers.js';
import { type ProvenNodes, proveNetwork } from './proveNetwork.js';
import { readCallsStatus } from './readCallsStatus.js';
import { readMoved } from './readMoved.js';
import { revertReason } from './revertReason.js';
import { tellsFailure } from './tellsFailure.js';

/** How many transactions of the account are compared with one whose hash is unknown. */
const MOST_COMPARED = 4;
/** The code of an ordinary account that lets a contract act for it (EIP-7702). */
const DELEGATED = /^0xef0100[0-9a-f]{40}$/i;

/** What one look found out. */
export type Seen = Pick<TrackedEvmTransaction, 'status' | 'nonce' | 'call'>;

export interface StatusOptions extends RpcOptions {
  /** Hashes that belong to other transactions of this device. */
  readonly taken: ReadonlySet<string>;
  /** Those of them that its wallets were asked for before. */
  readonly takenBefore: ReadonlySet<string>;
  readonly proven: ProvenNodes;
}

type HashAnswer = WalletAnswer & { readonly hash: string };

/** The chain as it is before a wallet is asked for a transaction. Rejects as `rpcRequest` does. */
export async function readStartingPoint(
  address: string,
  options: RpcOptions & Pick<StatusOptions, 'proven'>,
): Promise<StartingPoint> {
  const request = rpcRequest(options);
  await proveNetwork(request, options, options.proven);
  // In this order, the nonce was free in that block.
  const block = await newestBlock(request);
  const [nonce, waiting, code] = await Promise.all([
    usedNonces(request, address),
    countNonces(request, address, 'pending').catch(() => 0),
    readCode(request, address),
  ]);
  const next = waiting > nonce ? waiting : undefined;
  return { block, nonce, next, isContract: isContractCode(code) };
}

/**
 * Looks once at what became of a transaction, by its hash; without one, looks for a transaction in a block that does the
 * same. Calls that the wallet took are asked from the wallet until it tells their hash. Rejects if nobody answers: then
 * nothing new is known.
 */
export async function readTransactionStatus(
  transaction: TrackedEvmTransaction,
  options: StatusOptions,
): Promise<Seen> {
  const { status, call, nonce } = transaction;
  const answer = 'answer' in status ? status.answer : undefined;
  const request = rpcRequest(options);
  await proveNetwork(request, options, options.proven);
  if (answer?.hash !== undefined)
    return look(transaction, { ...answer, hash: answer.hash }, request, options);
  if (answer?.callsId !== undefined) return lookAtCalls(transaction, answer, request, options);
  const found = await findSame(transaction, request, options.taken);
  if (!found) return { status: { step: 'unknown' }, nonce: undefined, call };
  const known = { hash: found.hash, answeredAt: options.clock.now() };
  return look({ ...transaction, nonce: found.nonce ?? nonce }, known, request, options);
}

/** What became of calls by their id. Smart accounts answer with one, which may be the hash of their transaction too. */
async function lookAtCalls(
  transaction: TrackedEvmTransaction,
  answer: WalletAnswer & { readonly callsId: string },
  request: RpcRequest,
  options: StatusOptions,
): Promise<Seen> {
  const { status, call, nonce } = transaction;
  if (isEvmHash(answer.callsId)) {
    const known = await request('eth_getTransactionByHash', [answer.callsId]);
    if (await readDescribed(known))
      return look(transaction, { ...answer, hash: answer.callsId }, request, options);
  }
  const told = await readCallsStatus(answer, options);
  return told ? followTold(transaction, answer, told, request, options) : { status, call, nonce };
}

/** What became of calls of which their wallet has told something. */
async function followTold(
  transaction: TrackedEvmTransaction,
  answer: WalletAnswer & { readonly callsId: string },
  told: TransactionStatus,
  request: RpcRequest,
  options: StatusOptions,
): Promise<Seen> {
  const { call, nonce } = transaction;
  const { hash } = ('answer' in told && told.answer) || {};
  // The wallet says which transaction it is; what became of it, the chain says.
  if (hash === undefined) return { status: told, call, nonce };
  const seen = await look(transaction, { ...answer, hash }, request, options);
  // A transaction may succeed although a call in it has failed. Then nobody knows, unless the chain says so, too.
  const isDisputed = told.step === 'reverted' && seen.status.step === 'confirmed';
  return isDisputed ? { ...seen, status: { step: 'unknown', answer } } : seen;
}

async function look(
  transaction: TrackedEvmTransaction,
  answer: HashAnswer,
  request: RpcRequest,
  options: StatusOptions,
): Promise<Seen> {
  const { clock, network, taken, takenBefore } = options;
  const { hash } = answer;
  const at = clock.now();
  const address = addressOf(transaction.account).toLowerCase();
  // The first request alone: if no node answers, the others are not made.
  const { block: head, madeAt } = await newestBlockWithTime(request);
  const isStopped = at - madeAt >= STOPPED_MS;
  const receipt = readReceipt(await request('eth_getTransactionReceipt', [hash]), hash);
  const described = await readAsked(await request('eth_getTransactionByHash', [hash]), hash, receipt);
  // A smart account's transaction is sent by somebody else, whose nonces say nothing.
  const own = described?.from === address ? described : undefined;
  const nonce = own?.nonce ?? transaction.nonce;
  const { call } = transaction;
  const judge = (evidence: Partial<TransactionEvidence>): Seen => {
    const whole = {
      ...{ at, head, isStopped, receipt: undefined, match: undefined, nonce },
      ...{ usedNonces: 0, rival: undefined, hasCode: false },
      ...evidence,
    };
    const status = judgeTransaction(transaction, answer, whole, blockDepth(transaction.network));
    return { status, nonce: whole.match === 'foreign' ? undefined : nonce, call };
  };

  if (described) {
    const mayWrap = !own || described.call.to === address;
    const hasCode = mayWrap && (await readCode(request, address)) !== '0x';
    const isOfCalls = answer.callsId !== undefined;
    const isTaken = takenBefore.has(hash);
    const match = isTaken
      ? 'foreign'
      : matchTransaction(transaction, described, { receipt, hasCode, isOfCalls });
    if (match === 'different') {
      return judge({ receipt, match, sent: describeSent(transaction, described, network) });
    }
    if (!receipt || match !== 'same') return judge({ receipt, match });
    const isSuccess = receipt.isSuccess && !tellsFailure(receipt, addressOf(transaction.account));
    const [reason, moved] = await Promise.all([
      reasonOf(transaction, described, receipt, request),
      isSuccess ? movedBy(transaction, described, receipt, request) : undefined,
    ]);
    return judge({ receipt: { ...receipt, isSuccess, reason, moved }, match });
  }

  // A receipt without its transaction proves nothing.
  if (receipt) return judge({ match: 'unclear' });
  // The id of calls has no nonce of its own.
  if (answer.callsId !== undefined) return judge({ hasCode: true });
  const used = await usedNonces(request, address);
  let rival: TransactionEvidence['rival'];
  if (nonce !== undefined && used > nonce) {
    const found = await findMined(request, { address, nonce, head, since: transaction.start?.block });
    const outcome =
      found && readReceipt(await request('eth_getTransactionReceipt', [found.hash]), found.hash);
    rival = found && outcome && { ...found, isSuccess: outcome.isSuccess, isTaken: taken.has(found.hash) };
  }
  if (rival) return judge({ usedNonces: used, rival });
  const code = await readCode(request, address);
  if (isContractCode(code)) {
    // A contract's wallet may have answered with an id that no node knows.
    const asCalls = { callsId: hash, answeredAt: answer.answeredAt };
    const told = await readCallsStatus(asCalls, options).catch(() => undefined);
    if (told) return followTold(transaction, asCalls, told, request, options);
  }
  return judge({ usedNonces: used, hasCode: code !== '0x' });
}

/** The contract's words for a failure. Undefined if it succeeded or the node cannot tell. */
async function reasonOf(
  { status }: TrackedEvmTransaction,
  { from, call, input }: DescribedTransaction,
  { isSuccess, block }: Receipt,
  request: RpcRequest,
): Promise<string | undefined> {
  if (isSuccess) return undefined;
  if (status.step === 'reverted') return status.reason;
  try {
    await request('eth_call', [
      { from, to: call.to, value: `0x${call.value.toString(16)}`, data: input },
      toHex(block),
    ]);
    return undefined;
  } catch (error) {
    return revertReason(error);
  }
}

/** Read at each look, because a reorganisation changes balances, too. Nodes forget those of old blocks. */
async function movedBy(
  transaction: TrackedEvmTransaction,
  described: DescribedTransaction,
  receipt: Receipt,
  request: RpcRequest,
) {
  const { status, kind } = transaction;
  if (kind !== 'send') return undefined;
  const last = status.step === 'confirmed' ? status.moved : undefined;
  return (await readMoved(transaction, described, receipt, request)) ?? last;
}

/** A transaction in a block since the wallet was asked that does the same and belongs to no other. */
async function findSame(
  { account, call, start }: TrackedEvmTransaction,
  request: RpcRequest,
  taken: ReadonlySet<string>,
): Promise<(MinedTransaction & { readonly nonce: number }) | undefined> {
  if (!call || !start) return undefined;
  const address = addressOf(account).toLowerCase();
  const used = await usedNonces(request, address);
  if (used <= start.nonce) return undefined;
  const head = await newestBlock(request);
  // What waited already when the wallet was asked is another.
  const first = start.next ?? start.nonce;
  const end = Math.min(used, first + MOST_COMPARED);
  for (let nonce = first; nonce < end; nonce += 1) {
    const found = await findMined(request, { address, nonce, head, since: start.block });
    if (found && doesSame(call, found.call) && !taken.has(found.hash)) return { ...found, nonce };
  }
  return undefined;
}

async function countNonces(request: RpcRequest, address: string, at: 'latest' | 'pending'): Promise<number> {
  const method = 'eth_getTransactionCount';
  return readCount(await request(method, [address, at]), method);
}

const usedNonces = (request: RpcRequest, address: string) => countNonces(request, address, 'latest');

async function newestBlock(request: RpcRequest): Promise<number> {
  return readCount(await request('eth_blockNumber', []), 'eth_blockNumber');
}

/** The newest block, and when it was made, in ms since 1970. */
async function newestBlockWithTime(request: RpcRequest) {
  const method = 'eth_getBlockByNumber';
  const { number, timestamp } = readFields(await request(method, ['latest', false]));
  return { block: readCount(number, method), madeAt: readCount(timestamp, method) * 1_000 };
}

const isContractCode = (code: string) => code !== '0x' && !DELEGATED.test(code);

/** The code of an account; `0x` for none. */
async function readCode(request: RpcRequest, address: string): Promise<string> {
  const code = await request('eth_getCode', [address, 'latest']);
  return typeof code === 'string' ? code : '0x';
}
