import { formatUnits } from '../../../lib/text/formatUnits.js';
import { isFresh, memoryOf } from '../../../lib/transactions/freshness.js';
import type {
  Moved,
  SolanaStatus,
  TrackedSolanaTransaction,
  TransactionSummary,
  WalletAnswer,
} from '../../../lib/transactions/trackedTransaction.js';
import { programError } from '../programError.js';
import { COMMITMENT_LEVELS, type SignatureStatus } from '../signatureEvidence.js';
import type { ReadTransfer, SentVerdict } from './judgeSent.js';

/** The nodes' answers about a signature in one check. */
export interface SignatureEvidence {
  /** The time of the check, in ms since 1970. */
  readonly at: number;
  /** Undefined while no block includes the transaction. */
  readonly status: SignatureStatus | undefined;
  /** The slot of the node that reported the status. */
  readonly slot: number;
  /** The block height at `confirmed` and its slot, read before the status. */
  readonly height: { readonly height: bigint; readonly slot: number } | undefined;
  /** Whether the transaction in the block is the requested one. Undefined if no node has shown it yet. */
  readonly verdict: SentVerdict | undefined;
  /** Whether none of the account's transactions since the request can be the requested one. */
  readonly isNowhere: boolean;
}

/**
 * Nodes forget transactions. This many blocks (about 20 hours) after the last valid one, an unknown transaction proves nothing.
 */
const REMEMBERED_BLOCKS = 180_000n;

type Passed = Pick<SignatureEvidence, 'height' | 'slot'>;

/** Whether no block can include the transaction any more, and the node has seen all that could have. */
export function isPast(lastValidBlockHeight: bigint | undefined, { height, slot }: Passed): boolean {
  if (lastValidBlockHeight === undefined || !height) return false;
  const blocks = height.height - lastValidBlockHeight;
  // A node that lags behind has not seen the last blocks.
  return blocks > 0n && blocks <= REMEMBERED_BLOCKS && slot >= height.slot;
}

/**
 * The status of a Solana transaction by its signature, which the wallet may have taken from another transaction. Claims no more
 * than the evidence shows.
 */
export function judgeSignature(
  transaction: TrackedSolanaTransaction,
  answer: WalletAnswer,
  evidence: SignatureEvidence,
): SolanaStatus {
  const { status: last, lastValidBlockHeight, isSignedHere } = transaction;
  const { at, status, height, verdict } = evidence;
  const { knownAt, missingSince = at } = memoryOf(last);
  const memory = { knownAt, missingSince };
  if (status) {
    // A block at `processed` may still be dropped, with everything in it.
    if (!isAtLeast(status, 'confirmed')) return { step: 'pending', answer, knownAt: at };
    const isSettled = isAtLeast(status, 'finalized');
    if (!isOurs(transaction, evidence)) {
      if (verdict?.kind === 'other') {
        if (!verdict.isSince) return forgetAnswer(transaction, evidence);
        const since = last.step === 'mismatched' ? last.since : at;
        const sent = describeTransfer(verdict.transfer);
        return { step: 'mismatched', answer, sent, isSuccess: status.error === null, since, isSettled };
      }
      // Nodes show a transaction shortly after its status.
      const mayBeShown = !verdict && !isSettled;
      return mayBeShown ? { step: 'pending', answer, knownAt: at } : { step: 'unknown', answer, ...memory };
    }
    const inBlock = { since: isJudged(last) ? last.since : at, isSettled };
    if (status.error === null)
      return { step: 'confirmed', answer, moved: movedIn(transaction, verdict), ...inBlock };
    return { step: 'reverted', answer, reason: programError(status.error), ...inBlock };
  }
  if (isPast(lastValidBlockHeight, evidence) && (isSignedHere || evidence.isNowhere)) {
    return { step: 'dropped', answer, since: at };
  }
  // If the outcome is already unknown, no node is known to have received the transaction.
  if (last.step === 'unknown') return { step: 'unknown', answer, ...memory };
  const isAlive = lastValidBlockHeight !== undefined && height && height.height <= lastValidBlockHeight;
  const isPending = isAlive || isFresh(answer, memory, at);
  return { step: isPending ? 'pending' : 'unknown', answer, ...memory };
}

/** The part of a transfer that arrived, according to this check or an earlier one. */
function movedIn({ status }: TrackedSolanaTransaction, verdict: SentVerdict | undefined): Moved | undefined {
  if (verdict?.kind === 'asked') return verdict.moved;
  return status.step === 'confirmed' ? status.moved : undefined;
}

/** Without a service, tokens have no symbols. */
function describeTransfer(transfer: ReadTransfer | undefined): TransactionSummary {
  if (!transfer) return {};
  const { to: recipient, mint, amount, decimals } = transfer;
  return { amount: formatUnits(amount, decimals), symbol: mint === undefined ? 'SOL' : undefined, recipient };
}

/** The wallet answered with an old transaction, or with another account's, which says nothing about this one. */
function forgetAnswer(
  { lastValidBlockHeight }: TrackedSolanaTransaction,
  evidence: SignatureEvidence,
): SolanaStatus {
  const isOver = evidence.isNowhere && isPast(lastValidBlockHeight, evidence);
  return isOver ? { step: 'dropped', since: evidence.at } : { step: 'unknown' };
}

/** Whether the transaction in the block is proved to be the requested one. */
function isOurs({ status, isSignedHere }: TrackedSolanaTransaction, { verdict, ...now }: SignatureEvidence) {
  if (verdict) return verdict.kind === 'asked' || isSignedHere === true;
  if (isJudged(status)) return true;
  // No node shows the transaction.
  return isSignedHere === true && now.status !== undefined && isAtLeast(now.status, 'finalized');
}

/** Whether an earlier check has proved it. */
export function isJudged(
  status: SolanaStatus,
): status is Extract<SolanaStatus, { readonly step: 'confirmed' | 'reverted' }> {
  return status.step === 'confirmed' || status.step === 'reverted';
}

const isAtLeast = ({ level }: SignatureStatus, wanted: SignatureStatus['level']) =>
  COMMITMENT_LEVELS.indexOf(level) >= COMMITMENT_LEVELS.indexOf(wanted);
