import type { SolanaStatus, TrackedSolanaTransaction } from '../../lib/transactions/trackedTransaction.js';
import { judgeSignature } from './judgeSignature.js';
import { readHeight, readSignature } from './signatureEvidence.js';
import { type SolanaRpcOptions, solanaRequest } from './solanaRpc.js';

/**
 * Looks once at what became of a Solana transaction. Without a signature nothing can be found out. Rejects as
 * `solanaRequest` does if no node answers: then nothing new is known.
 */
export async function readSignatureStatus(
  transaction: TrackedSolanaTransaction,
  options: SolanaRpcOptions,
): Promise<SolanaStatus> {
  const { status, lastValidBlockHeight } = transaction;
  const answer = 'answer' in status ? status.answer : undefined;
  if (answer?.hash === undefined) return { step: 'unknown' };
  const request = solanaRequest(options);
  const at = options.clock.now();
  // The height first: a transaction that gets into its last block meanwhile then has a status.
  const height = lastValidBlockHeight === undefined ? undefined : await readHeight(request, 'confirmed');
  const evidence = await readSignature(request, answer.hash);
  return judgeSignature(transaction, answer, { at, height, ...evidence });
}
