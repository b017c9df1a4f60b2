import { addressOf } from '../../../lib/networks/caip.js';
import type {
  StartingPoint,
  TrackedEvmTransaction,
  WalletAnswer,
} from '../../../lib/transactions/trackedTransaction.js';
import { type RpcOptions, type RpcRequest, rpcRequest } from '../rpc.js';
import { blockDepth } from './blockDepth.js';
import {
  isSameCall,
  judgeTransaction,
  type MinedTransaction,
  type TransactionEvidence,
} from './judgeTransaction.js';
import { findMined, toHex } from './minedTransaction.js';
import { type DescribedTransaction, readCount, readDescribed, readReceipt } from './nodeAnswers.js';
import { readCallsStatus } from './readCallsStatus.js';
import { revertReason } from './revertReason.js';

/** How many transactions of the account are compared with one whose hash is unknown. */
const MOST_COMPARED = 4;

/** What one look found out. */
export type Seen = Pick<TrackedEvmTransaction, 'status' | 'nonce' | 'call'>;

export interface StatusOptions extends RpcOptions {
  /** Hashes that belong to other transactions of this device. */
  readonly taken: ReadonlySet<string>;
}

/** The chain as it is before a wallet is asked for a transaction. Rejects as `rpcRequest` does. */
export async function readStartingPoint(address: string, options: RpcOptions): Promise<StartingPoint> {
  const request = rpcRequest(options);
  // In this order, the nonce was free in that block.
  const block = await newestBlock(request);
  return { block, nonce: await usedNonces(request, address) };
}

/**
 * Looks once at what became of a transaction, by its hash; without one, looks for a transaction in a block that does the
 * same. Calls that the wallet took are asked from the wallet. Rejects if nobody answers: then nothing new is known.
 */
export async function readTransactionStatus(
  transaction: TrackedEvmTransaction,
  options: StatusOptions,
): Promise<Seen> {
  const { status, call, nonce } = transaction;
  const answer = 'answer' in status ? status.answer : undefined;
  if (answer?.callsId !== undefined) {
    return { status: (await readCallsStatus(answer, options)) ?? status, call, nonce };
  }
  const request = rpcRequest(options);
  const at = options.clock.now();
  if (answer?.hash !== undefined) return look(transaction, { ...answer, hash: answer.hash }, request, at);
  const found = await findSame(transaction, request, options.taken);
  if (!found) return { status: { step: 'unknown' }, nonce: undefined, call };
  return look({ ...transaction, nonce: found.nonce }, { hash: found.hash, answeredAt: at }, request, at);
}

async function look(
  transaction: TrackedEvmTransaction,
  answer: WalletAnswer & { readonly hash: string },
  request: RpcRequest,
  at: number,
): Promise<Seen> {
  const { hash } = answer;
  const address = addressOf(transaction.account).toLowerCase();
  // The first request alone: if no node answers, the others are not made.
  const head = await newestBlock(request);
  const receipt = readReceipt(await request('eth_getTransactionReceipt', [hash]));
  const isReasonKnown = transaction.status.step === 'reverted';
  const isDescribed = receipt && (receipt.isSuccess || isReasonKnown);
  const described = isDescribed ? undefined : await describe(request, hash);
  // A smart account's transaction is sent by somebody else, whose nonces say nothing.
  const own = described?.from === address ? described : undefined;
  const nonce = own?.nonce ?? transaction.nonce;
  const call = own?.call ?? transaction.call;
  const judge = (evidence: Partial<TransactionEvidence>): Seen => {
    const whole = {
      ...{ at, head, receipt: undefined, isKnown: described !== undefined, nonce },
      ...{ usedNonces: 0, rival: undefined, hasCode: false },
      ...evidence,
    };
    const status = judgeTransaction({ ...transaction, call }, answer, whole, blockDepth(transaction.network));
    return { status, nonce, call };
  };
  if (receipt)
    return judge({
      receipt: { ...receipt, reason: await reasonOf(transaction, described, receipt, request) },
    });

  const used = await usedNonces(request, address);
  let rival: TransactionEvidence['rival'];
  if (nonce !== undefined && used > nonce) {
    const found = await findMined(request, { address, nonce, head, since: transaction.start?.block });
    const outcome = found && readReceipt(await request('eth_getTransactionReceipt', [found.hash]));
    rival = found && outcome && { ...found, isSuccess: outcome.isSuccess };
  }
  const hasCode = described || rival ? false : await isContract(request, address);
  return judge({ usedNonces: used, rival, hasCode });
}

/** The contract's words for a failure. Undefined if it succeeded or the node cannot tell. */
async function reasonOf(
  { status }: TrackedEvmTransaction,
  described: DescribedTransaction | undefined,
  { isSuccess, block }: { isSuccess: boolean; block: number },
  request: RpcRequest,
): Promise<string | undefined> {
  if (isSuccess) return undefined;
  if (status.step === 'reverted') return status.reason;
  if (!described) return undefined;
  const { from, call, input } = described;
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
  const end = Math.min(used, start.nonce + MOST_COMPARED);
  for (let nonce = start.nonce; nonce < end; nonce += 1) {
    const found = await findMined(request, { address, nonce, head, since: start.block });
    if (found && isSameCall(call, found.call) && !taken.has(found.hash)) return { ...found, nonce };
  }
  return undefined;
}

async function describe(request: RpcRequest, hash: string): Promise<DescribedTransaction | undefined> {
  return readDescribed(await request('eth_getTransactionByHash', [hash]));
}

async function usedNonces(request: RpcRequest, address: string): Promise<number> {
  const method = 'eth_getTransactionCount';
  return readCount(await request(method, [address, 'latest']), method);
}

async function newestBlock(request: RpcRequest): Promise<number> {
  return readCount(await request('eth_blockNumber', []), 'eth_blockNumber');
}

async function isContract(request: RpcRequest, address: string): Promise<boolean> {
  return (await request('eth_getCode', [address, 'latest'])) !== '0x';
}
