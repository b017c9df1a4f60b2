import { addressOf } from '../../../lib/networks/caip.js';
import { isFresh, memoryOf } from '../../../lib/transactions/freshness.js';
import type {
  Moved,
  ReplacedHow,
  TrackedEvmTransaction,
  TransactionStatus,
  TransactionSummary,
  WalletAnswer,
} from '../../../lib/transactions/trackedTransaction.js';
import { DROPPED_MS } from '../../../lib/transactions/transactionConstants.js';
import { type BlockDepth, placeInChain } from './blockDepth.js';
import { doesSame, type Match, wraps } from './matchTransaction.js';
import type { MinedTransaction } from './nodeAnswers.js';

interface Rival extends MinedTransaction {
  /** Whether it belongs to another record. */
  readonly isTaken?: boolean | undefined;
  readonly isSuccess: boolean;
  /** As in `receipt`, if only its fee differs from ours. */
  readonly moved?: Moved | undefined;
}

/** The nodes' answers about a transaction with a known hash, from one check. */
export interface TransactionEvidence {
  /** When they were asked, in ms since 1970. */
  readonly at: number;
  /** The newest block. */
  readonly head: number;
  /**
   * Whether that block predates the wallet's answer, or is so old that the node must have stopped. Then a missing transaction
   * proves nothing.
   */
  readonly isBehind: boolean;
  readonly receipt:
    | {
        readonly isSuccess: boolean;
        readonly block: number;
        readonly reason?: string | undefined;
        /** How much of a sent token moved, from the balances of both sides. */
        readonly moved?: Moved | undefined;
      }
    | undefined;
  /** How the transaction behind the hash compares with the request. Undefined if no node knows the hash. */
  readonly match: Match | undefined;
  /** The transaction's real content, if it isn't what was requested. */
  readonly sent?: TransactionSummary | undefined;
  /** The transaction's own nonce. Undefined if no node ever returned it. */
  readonly nonce: number | undefined;
  /** The number of the account's nonces that mined transactions have used. */
  readonly usedNonces: number;
  /** The account's mined transaction with our nonce, if one was found. */
  readonly rival: Rival | undefined;
  /** Whether the account has code: then a wallet may answer with a hash that isn't a transaction's. */
  readonly hasCode: boolean;
}

/** Decides the status of a transaction with a known hash. Claims no more than the evidence supports. */
export function judgeTransaction(
  transaction: TrackedEvmTransaction,
  answer: WalletAnswer & { readonly hash: string },
  evidence: TransactionEvidence,
  depth: BlockDepth,
): TransactionStatus {
  const { at, receipt, match, rival } = evidence;
  const { status } = transaction;
  const place = (block: number) => placeInChain(transaction, [block], evidence, depth);
  // The wallet's answer was about another transaction, so nothing is known about this one.
  if (match === 'foreign') return { step: 'unknown', answer: withoutHash(answer) };
  const known = { step: 'pending', answer, knownAt: at } as const;
  if (match === 'different') {
    const { sent = {} } = evidence;
    const inBlock = receipt ? place(receipt.block).inBlock : { since: at, isSettled: false };
    return { step: 'mismatched', answer, sent, isSuccess: receipt?.isSuccess, ...inBlock };
  }
  if (receipt) {
    const { isDeep, inBlock } = place(receipt.block);
    if (match === 'unclear') return { step: 'unknown', answer, knownAt: at };
    if (!isDeep) return known;
    if (receipt.isSuccess) return { step: 'confirmed', answer, moved: receipt.moved, ...inBlock };
    return { step: 'reverted', answer, reason: receipt.reason, ...inBlock };
  }
  if (rival && rival.hash.toLowerCase() !== answer.hash.toLowerCase()) {
    const { isDeep, inBlock } = place(rival.block);
    const memory = memoryOf(status);
    if (!isDeep) return { step: 'unknown', answer, ...memory };
    return {
      step: 'replaced',
      answer,
      how: howReplaced(transaction, rival),
      by: rival.hash,
      isSuccess: rival.isSuccess,
      moved: rival.moved,
      ...inBlock,
    };
  }
  // A rival with our hash is our transaction, mined between two requests.
  if (match || rival) return known;
  // The transaction that can still go through is the wallet's, not the requested one.
  if (status.step === 'mismatched') return { ...status, isSettled: false };
  const { knownAt, missingSince: since } = memoryOf(status);
  if (evidence.isBehind) {
    if (status.step === 'dropped') return status;
    const memory = { knownAt, missingSince: since };
    return { step: isFresh(answer, memory, at) ? 'pending' : 'unknown', answer, ...memory };
  }
  const missingSince = since ?? at;
  const memory = { knownAt, missingSince };
  const isWaiting = isNextInLine(transaction, evidence);
  if (isWaiting && !evidence.hasCode && at - missingSince >= DROPPED_MS) {
    return { step: 'dropped', answer, since: status.step === 'dropped' ? status.since : at, ...memory };
  }
  return { step: isFresh(answer, memory, at) ? 'pending' : 'unknown', answer, ...memory };
}

/** Whether the nonce of the transaction is certainly still free. */
function isNextInLine({ start }: TrackedEvmTransaction, { nonce, usedNonces }: TransactionEvidence): boolean {
  const lowest = nonce ?? start?.nonce;
  return lowest !== undefined && usedNonces <= lowest;
}

/** Keeps the id of calls: their wallet may still report the right hash. */
function withoutHash({ callsId, answeredAt }: WalletAnswer): WalletAnswer | undefined {
  return callsId === undefined ? undefined : { callsId, answeredAt };
}

/** How an account's own transaction replaced another one. */
export function howReplaced(
  { call, account }: TrackedEvmTransaction,
  { call: by, isTaken }: Pick<Rival, 'call' | 'isTaken'>,
): ReplacedHow {
  if (isTaken) return 'other';
  const isOwn = by.to === addressOf(account).toLowerCase();
  if (call && (doesSame(call, by) || (isOwn && wraps(by.data ?? '', call)))) return 'sped_up';
  return isOwn && by.value === 0n && by.data === '0x' ? 'cancelled' : 'other';
}
