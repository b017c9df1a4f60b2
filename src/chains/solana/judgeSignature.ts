import { isFresh, memoryOf } from '../../lib/transactions/freshness.js';
import type {
  SolanaStatus,
  TrackedSolanaTransaction,
  WalletAnswer,
} from '../../lib/transactions/trackedTransaction.js';
import { programError } from './programError.js';
import { COMMITMENT_LEVELS, type SignatureStatus } from './signatureEvidence.js';

/** What nodes said about a signature in one look. */
export interface SignatureEvidence {
  /** When they were asked, in ms since 1970. */
  readonly at: number;
  /** Undefined while no block has the transaction. */
  readonly status: SignatureStatus | undefined;
  /** The slot that the node which told the status has reached. */
  readonly slot: number;
  /** The block height at `confirmed` and its slot, read before the status. */
  readonly height: { readonly height: bigint; readonly slot: number } | undefined;
}

/** What became of a Solana transaction with a known signature. Says no more than the evidence. */
export function judgeSignature(
  { status: last, lastValidBlockHeight }: TrackedSolanaTransaction,
  answer: WalletAnswer,
  { at, status, slot, height }: SignatureEvidence,
): SolanaStatus {
  if (status) {
    // A block at `processed` may still be left out, with everything in it.
    if (!isAtLeast(status, 'confirmed')) return { step: 'pending', answer, knownAt: at };
    const since = 'isSettled' in last ? last.since : at;
    const inBlock = { since, isSettled: isAtLeast(status, 'finalized') };
    if (status.error === null) return { step: 'confirmed', answer, ...inBlock };
    return { step: 'reverted', answer, reason: programError(status.error), ...inBlock };
  }
  const { knownAt, missingSince = at } = memoryOf(last);
  const memory = { knownAt, missingSince };
  const guess = isFresh(answer, memory, at) ? 'pending' : 'unknown';
  if (lastValidBlockHeight === undefined || !height) {
    return { step: guess, answer, ...memory };
  }
  if (height.height <= lastValidBlockHeight) return { step: 'pending', answer, ...memory };
  // A node that lags behind has not seen the last blocks.
  if (slot >= height.slot) return { step: 'dropped', answer, since: at };
  return { step: guess, answer, ...memory };
}

const isAtLeast = ({ level }: SignatureStatus, wanted: SignatureStatus['level']) =>
  COMMITMENT_LEVELS.indexOf(level) >= COMMITMENT_LEVELS.indexOf(wanted);
