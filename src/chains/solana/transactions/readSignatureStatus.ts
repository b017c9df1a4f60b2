import { addressOf } from '../../../lib/networks/caip.js';
import { isFresh, memoryOf } from '../../../lib/transactions/freshness.js';
import type { TrackedSolanaTransaction, WalletAnswer } from '../../../lib/transactions/trackedTransaction.js';
import { readHeight, readLastValidHeight, readSignature } from '../signatureEvidence.js';
import { type SolanaRequest, type SolanaRpcOptions, solanaRequest } from '../solanaRpc.js';
import { type Found, findSent } from './findSent.js';
import { broughtBy, judgeSent, type SentVerdict } from './judgeSent.js';
import { isJudged, isPast, judgeSignature, type SignatureEvidence } from './judgeSignature.js';
import { proveCluster } from './proveCluster.js';
import { readSent } from './readSent.js';

export interface SignatureOptions extends SolanaRpcOptions {
  /** The signatures that belong to other transactions. */
  readonly taken: ReadonlySet<string>;
  /** The times when nodes were proved to be of their network, by `proveCluster`. */
  readonly proven: Map<string, number>;
}

/** The result of a check. */
export type SolanaNews = Pick<TrackedSolanaTransaction, 'status' | 'lastValidBlockHeight' | 'got'>;

type Height = NonNullable<SignatureEvidence['height']>;

/**
 * Checks a Solana transaction's status once: by its signature, or by its content if it has no signature or the signature
 * belongs to another transaction. Rejects as `solanaRequest` does if no node of its network answers: then nothing new is known.
 */
export async function readSignatureStatus(
  transaction: TrackedSolanaTransaction,
  options: SignatureOptions,
): Promise<SolanaNews> {
  const { status } = transaction;
  await proveCluster(options, options.proven);
  const request = solanaRequest(options);
  const at = options.clock.now();
  // The height first: a transaction that meanwhile gets into its last block then has a status.
  const height = await readHeight(request, 'confirmed');
  const known = await withLastHeight(transaction, request);
  const { lastValidBlockHeight } = known;
  const answer = 'answer' in status ? status.answer : undefined;
  const find = () => findOther(known, height, request, options.taken);
  if (answer?.hash === undefined) {
    const found = await find();
    if (found?.kind === 'found') return newsOf(known, found, at);
    const isOver = isPast(lastValidBlockHeight, { height, slot: height.slot }) && found?.isWhole === true;
    if (status.step === 'declined') {
      const checked = isOver ? 'proof' : found?.isWhole ? 'clear' : 'doubt';
      return { lastValidBlockHeight, status: { ...status, checked } };
    }
    return { lastValidBlockHeight, status: isOver ? { step: 'dropped', since: at } : { step: 'unknown' } };
  }
  const seen = await readSignature(request, answer.hash);
  const verdict = await judgeAnswer(known, answer, seen.status !== undefined, request);
  // A transaction sent for another request was not sent instead of this one.
  const isTaken = verdict?.kind === 'other' && options.taken.has(answer.hash);
  const judged = isTaken ? { ...verdict, isSince: false } : verdict;
  // The network hasn't seen it for a while, or no longer accepts it: the wallet may have sent it with another signature.
  const isUnseen =
    !seen.status &&
    (!isFresh(answer, memoryOf(status), at) || isPast(lastValidBlockHeight, { height, ...seen }));
  const isLost = judged?.kind === 'other' || isUnseen;
  const found = isLost && !known.isSignedHere ? await find() : undefined;
  if (found?.kind === 'found') return newsOf(known, found, at);
  const evidence = { at, height, ...seen, verdict: judged, isNowhere: found?.isWhole === true };
  return {
    lastValidBlockHeight,
    status: judgeSignature(known, answer, evidence),
    got: judged?.kind === 'asked' ? judged.got : undefined,
  };
}

/**
 * Adds the last height at which the network can accept the transaction. Any transaction signed before now uses a blockhash from
 * before now, unless it has a durable nonce.
 */
async function withLastHeight(transaction: TrackedSolanaTransaction, request: SolanaRequest) {
  const { lastValidBlockHeight, call } = transaction;
  if (lastValidBlockHeight !== undefined || call?.blockhash === undefined) return transaction;
  return { ...transaction, lastValidBlockHeight: await readLastValidHeight(request) };
}

const askedOf = ({ account, call, startSlot }: TrackedSolanaTransaction) => ({
  account: addressOf(account),
  call,
  startSlot,
});

/** Whether the signature that the wallet returned belongs to the requested transaction. Undefined if no node shows it. */
async function judgeAnswer(
  transaction: TrackedSolanaTransaction,
  { hash = '' }: WalletAnswer,
  isInBlock: boolean,
  request: SolanaRequest,
): Promise<SentVerdict | undefined> {
  if (!isInBlock || isJudged(transaction.status)) return undefined;
  const asked = askedOf(transaction);
  const sent = await readSent(request, hash, asked.account);
  if (sent === 'unreadable') return { kind: 'unclear' };
  if (!sent) return undefined;
  // Transactions signed here were compared with the request before sending.
  if (transaction.isSignedHere && sent.isSigned) return { kind: 'asked', ...broughtBy(asked, sent) };
  return judgeSent(asked, sent);
}

/** Searches for the transaction by its content. Undefined if the content is unknown. */
async function findOther(
  transaction: TrackedSolanaTransaction,
  { slot: minSlot }: Height,
  request: SolanaRequest,
  taken: ReadonlySet<string>,
): Promise<Found | undefined> {
  if (!transaction.call) return undefined;
  return findSent(request, { ...askedOf(transaction), askedAt: transaction.askedAt, taken, minSlot });
}

/** The status of a transaction that was found by its content. */
function newsOf(
  transaction: TrackedSolanaTransaction,
  { sent, brought }: Extract<Found, { readonly kind: 'found' }>,
  at: number,
): SolanaNews {
  const answer = { hash: sent.signature, answeredAt: at };
  const evidence = {
    at,
    status: { level: 'confirmed', error: sent.error } as const,
    slot: sent.slot,
    height: undefined,
    verdict: { kind: 'asked', ...brought } as const,
    isNowhere: false,
  };
  const { lastValidBlockHeight } = transaction;
  return { lastValidBlockHeight, status: judgeSignature(transaction, answer, evidence), got: brought.got };
}
