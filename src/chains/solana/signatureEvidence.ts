import { WalletModalError } from '../../lib/errors.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import { unexpectedAnswer } from '../networkRead.js';
import type { Commitment } from './sendOptions.js';
import { type SolanaRequest, type SolanaRpcOptions, solanaRequest } from './solanaRpc.js';

/** From the first block that includes a transaction to a final one. */
export const COMMITMENT_LEVELS: readonly Commitment[] = ['processed', 'confirmed', 'finalized'];

/** The most blocks that a node may lag behind the one that gave us a blockhash. */
const MOST_BLOCKS_BEHIND = 32n;

/** A transaction's status: the commitment it has reached, and its error if it failed in its block. */
export interface SignatureStatus {
  readonly level: Commitment;
  readonly error: unknown;
}

/** The block height at `confirmed` or `finalized`, with its slot. */
export async function readHeight(request: SolanaRequest, commitment: Commitment) {
  // At `processed`, the block may still be replaced by one that includes the transaction.
  const level = commitment === 'finalized' ? 'finalized' : 'confirmed';
  const answer = (await known(request('getEpochInfo', [{ commitment: level }]))) as Record<
    string,
    unknown
  > | null;
  const { blockHeight, absoluteSlot } = answer ?? {};
  if (!Number.isSafeInteger(blockHeight) || !Number.isSafeInteger(absoluteSlot))
    throw unexpected('getEpochInfo');
  return { height: BigInt(blockHeight as number), slot: absoluteSlot as number };
}

/** The current slot of the chain. Rejects with `rpc_failed`, `aborted` or `rpc_missing`. */
export async function readSlot(options: SolanaRpcOptions): Promise<number> {
  return (await readHeight(solanaRequest(options), 'confirmed')).slot;
}

/**
 * A block height after which the network accepts no transaction signed before now, except one with a durable nonce. Rejects
 * with `rpc_failed` or `aborted`.
 */
export async function readLastValidHeight(request: SolanaRequest): Promise<bigint> {
  const answer = await known(request('getLatestBlockhash', [{ commitment: 'processed' }]));
  const { lastValidBlockHeight } = readFields(readFields(answer, ['value']).value, ['lastValidBlockHeight']);
  if (!Number.isSafeInteger(lastValidBlockHeight)) throw unexpected('getLatestBlockhash');
  return BigInt(lastValidBlockHeight as number) + MOST_BLOCKS_BEHIND;
}

/** The status of a transaction, undefined while no block includes it, and the slot that the node has reached. */
export async function readSignature(request: SolanaRequest, signature: string) {
  const settings = { searchTransactionHistory: true };
  const answer = await known(request('getSignatureStatuses', [[signature], settings]));
  const { value, context } = (answer ?? {}) as { value?: unknown; context?: { slot?: unknown } };
  const slot = context?.slot;
  if (!Array.isArray(value) || value.length !== 1 || !Number.isSafeInteger(slot)) {
    throw unexpected('getSignatureStatuses');
  }
  return { status: toStatus(value[0]), slot: slot as number };
}

function toStatus(value: unknown): SignatureStatus | undefined {
  if (value === null) return undefined;
  const { confirmationStatus, confirmations, err } = (value ?? {}) as Record<string, unknown>;
  if (err === undefined) throw unexpected('getSignatureStatuses');
  const named = COMMITMENT_LEVELS.find((level) => level === confirmationStatus);
  // No name given: nodes report null confirmations for finalized transactions.
  return { level: named ?? (confirmations === null ? 'finalized' : 'processed'), error: err };
}

/** Marks a failed read: the transaction's outcome is unknown. */
async function known<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof WalletModalError) || error.code !== 'rpc_failed') throw error;
    throw new WalletModalError('rpc_failed', 'It is not known what became of the transaction.', {
      details: `It may be in a block, or get into one. ${error.details}`,
      cause: error.cause,
    });
  }
}

const unexpected = (method: string) =>
  unexpectedAnswer(method, 'It is not known what became of the transaction.');
