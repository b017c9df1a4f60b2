import { isFresh, memoryOf } from '../../../lib/transactions/freshness.js';
import type {
  Moved,
  TrackedEvmTransaction,
  TransactionStatus,
  TransactionSummary,
  WalletAnswer,
} from '../../../lib/transactions/trackedTransaction.js';
import { type BlockDepth, placeInChain } from './blockDepth.js';
import type { BatchMatch } from './matchBatch.js';

/** The nodes' answers about one of the transactions that a wallet names for a batch. */
export interface BatchPart {
  readonly hash: string;
  /** Undefined if no node knows it. */
  readonly match: BatchMatch | undefined;
  /** The transaction's real content, if it isn't part of the batch. */
  readonly sent?: TransactionSummary | undefined;
  /** Undefined until it's mined. */
  readonly receipt:
    | {
        readonly isSuccess: boolean;
        readonly block: number;
        readonly reason?: string | undefined;
        /** How much has moved, by balances: of the whole batch, or of the swap if this part is one. */
        readonly moved?: Moved | undefined;
        /** The amount of a token that its swap yielded, as decimal text. */
        readonly got?: string | undefined;
      }
    | undefined;
}

export type CallsAnswer = WalletAnswer & { readonly callsId: string };

interface Look {
  /** When nodes were asked, in ms since 1970. */
  readonly at: number;
  /** The newest block. */
  readonly head: number;
  /** Whether the wallet has just reported the calls as pending. */
  readonly isWaiting: boolean;
}

/** The wallet's answer, updated with its latest report. */
export function callsAnswer(
  { callsId, answeredAt }: CallsAnswer,
  { hash, hashes = [], says }: Partial<Pick<CallsAnswer, 'hash' | 'hashes' | 'says'>> = {},
): CallsAnswer {
  return { callsId, hash, answeredAt, hashes: hashes.length > 1 ? hashes : undefined, says };
}

/**
 * The status of a batch, from all transactions that its wallet names. It's confirmed if they succeeded and each call is exactly
 * one of them; failed as soon as one of them failed. If they can't be compared, only the wallet's report is left. A contract
 * that makes all calls in one transaction may continue after a failed one, so `moved` tells what the batch achieved.
 */
export function judgeBatch(
  transaction: TrackedEvmTransaction,
  told: CallsAnswer,
  parts: readonly BatchPart[],
  look: Look,
  depth: BlockDepth,
): TransactionStatus {
  const { status, calls = [] } = transaction;
  const { at, isWaiting } = look;
  const { says } = told;
  const own = parts.filter(({ match }) => match?.match !== 'foreign');
  // None of the named transactions is ours, so the wallet's report isn't worth more.
  if (own.length === 0) return { step: 'unknown', answer: callsAnswer(told) };
  const inBlocks = own.flatMap(({ receipt }) => receipt ?? []);
  const failed = own.find(({ receipt, match }) => receipt?.isSuccess === false && match?.match === 'same');
  const { hash } = failed ?? own.at(-1) ?? {};
  const answer = callsAnswer(told, { hash, hashes: own.map((one) => one.hash), says });
  const others = own.filter(({ match }) => match?.match === 'different');
  const blocks = inBlocks.map(({ block }) => block);
  const { isDeep, inBlock: place } = placeInChain(transaction, blocks, look, depth);
  if (others.length === own.length) {
    const isAllDone = inBlocks.every((one) => one.isSuccess);
    const { sent = {} } = own.at(-1) ?? {};
    return { step: 'mismatched', answer, sent, isSuccess: isAllDone, ...place };
  }
  // Some of the named transactions are something else, so the wallet's report isn't worth more.
  if (others.length > 0) return { step: 'unknown', answer: { ...answer, says: undefined } };
  if (own.some(({ receipt, match }) => receipt && match?.match !== 'same')) {
    return { step: 'unknown', answer };
  }
  if (!isDeep) return { step: 'pending', answer, knownAt: at };
  const isInBlocks = inBlocks.length === own.length;
  const isDone = isInBlocks && coversEach(own, calls.length);
  const isWhole = isInBlocks && (isDone || says !== undefined);
  const inBlock = { ...place, isSettled: isWhole && place.isSettled };
  if (failed) {
    const isPart = inBlocks.some(({ isSuccess }) => isSuccess) || undefined;
    return { step: 'reverted', answer, reason: failed.receipt?.reason, isPart, ...inBlock };
  }
  const whole = own.find(({ match }) => match?.isWhole)?.receipt;
  const isProved = isDone && (!whole || isMoveKnown(whole.moved) || whole.got !== undefined);
  const isDisputed = says === 'failed' || says === 'failed_in_part';
  if (isDone && isDisputed && !isProved) return { step: 'unknown', answer };
  const moved = inBlocks.find((one) => one.moved !== undefined)?.moved;
  if (isDone) return { step: 'confirmed', answer, moved, ...inBlock };
  // Part of it has happened, which refutes every report except `failed_in_part`.
  if (isWhole) {
    const isRefuted = says !== 'failed_in_part';
    return { step: 'unknown', answer: isRefuted ? { ...answer, says: undefined } : answer };
  }
  const isKnown = isWaiting || own.some(({ match, receipt }) => match && !receipt);
  const memory = isKnown ? { knownAt: at } : memoryOf(status);
  return { step: isKnown || isFresh(told, memory, at) ? 'pending' : 'unknown', answer, ...memory };
}

/** Whether balances show how much has moved, so the wallet's report isn't needed. */
export const isMoveKnown = (moved: Moved | undefined): boolean => moved !== undefined && moved !== 'unseen';

/** Whether the transactions cover every call once: each transaction is one call, or all of them. */
function coversEach(parts: readonly BatchPart[], count: number): boolean {
  const open = new Set(Array.from({ length: count }, (_call, at) => at));
  const isRight = parts.every(({ match }) => {
    if (!match) return false;
    const free = match.covers.filter((at) => open.has(at));
    if (match.isWhole && free.length < count) return false;
    for (const at of match.isWhole ? free : free.slice(0, 1)) open.delete(at);
    return free.length > 0;
  });
  return isRight && open.size === 0;
}
