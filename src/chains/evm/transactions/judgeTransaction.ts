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
  /** Whether another record is of it. */
  readonly isTaken?: boolean | undefined;
  readonly isSuccess: boolean;
  /** As of the receipt, if it is the same with another fee. */
  readonly moved?: Moved | undefined;
}

/** What nodes said about a transaction with a known hash, in one look. */
export interface TransactionEvidence {
  /** When they were asked, in ms since 1970. */
  readonly at: number;
  /** The newest block. */
  readonly head: number;
  /**
   * Whether that block is from before the wallet's answer, or so old that the node has stopped: then what the node does not
   * know proves nothing.
   */
  readonly isBehind: boolean;
  readonly receipt:
    | {
        readonly isSuccess: boolean;
        readonly block: number;
        readonly reason?: string | undefined;
        /** How much of a sent token has moved, by the balances of both sides. */
        readonly moved?: Moved | undefined;
      }
    | undefined;
  /** How the transaction behind the hash fits to what was asked. Undefined if no node knows the hash. */
  readonly match: Match | undefined;
  /** What it does, if that is something else. */
  readonly sent?: TransactionSummary | undefined;
  /** The transaction's own nonce. Undefined if no node ever told it. */
  readonly nonce: number | undefined;
  /** How many nonces of the account are used up by transactions in blocks. */
  readonly usedNonces: number;
  /** The account's transaction in a block that has our nonce, if one was found. */
  readonly rival: Rival | undefined;
  /** Whether the account has code: then a wallet may answer with a hash that is none of a transaction. */
  readonly hasCode: boolean;
}

/** What became of a transaction with a known hash. Says no more than the evidence. */
export function judgeTransaction(
  transaction: TrackedEvmTransaction,
  answer: WalletAnswer & { readonly hash: string },
  evidence: TransactionEvidence,
  depth: BlockDepth,
): TransactionStatus {
  const { at, receipt, match, rival } = evidence;
  const { status } = transaction;
  const place = (block: number) => placeInChain(transaction, [block], evidence, depth);
  // The wallet's answer was about another transaction, so nothing is known of this one.
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
  // A rival with our hash got into a block between two requests.
  if (match || rival) return known;
  // What can still go through is what the wallet sent, and not what it was asked for.
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

/** The id of calls stays: their wallet may still tell the right hash. */
function withoutHash({ callsId, answeredAt }: WalletAnswer): WalletAnswer | undefined {
  return callsId === undefined ? undefined : { callsId, answeredAt };
}

/** What an account's own transaction did in the place of another. */
export function howReplaced(
  { call, account }: TrackedEvmTransaction,
  { call: by, isTaken }: Pick<Rival, 'call' | 'isTaken'>,
): ReplacedHow {
  if (isTaken) return 'other';
  const isOwn = by.to === addressOf(account).toLowerCase();
  if (call && (doesSame(call, by) || (isOwn && wraps(by.data ?? '', call)))) return 'sped_up';
  return isOwn && by.value === 0n && by.data === '0x' ? 'cancelled' : 'other';
}
