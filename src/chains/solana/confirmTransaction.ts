import type { Clock } from '../../lib/clock.js';
import { SOLANA_POLL_MS } from '../../lib/constants.js';
import { WalletModalError } from '../../lib/errors.js';
import { wait } from '../../lib/wait.js';
import type { Commitment } from './sendOptions.js';
import { type SolanaRequest, type SolanaRpcOptions, solanaRequest } from './solanaRpc.js';

const LEVELS: readonly Commitment[] = ['processed', 'confirmed', 'finalized'];

export interface ConfirmOptions extends SolanaRpcOptions {
  /** The last block height at which the network accepts the transaction. Without it, only the signal ends the wait. */
  readonly lastValidBlockHeight?: bigint | undefined;
  /** The commitment to wait for. Default: `confirmed`. */
  readonly commitment?: Commitment | undefined;
}

/** A transaction's status: the commitment it has reached, and its error if it failed in its block. */
interface Status {
  readonly level: Commitment;
  readonly error: unknown;
}

/**
 * Waits until a sent transaction reaches the wanted commitment.
 *
 * Rejects with `transaction_failed` if failure is certain: it failed in a block with that commitment, or its last valid
 * block has passed and no block has it. Rejects with `rpc_failed` or `aborted` if the outcome is unknown: it may
 * already be in a block, or still get there.
 */
export async function confirmTransaction(signature: string, options: ConfirmOptions): Promise<void> {
  const { lastValidBlockHeight, commitment = 'confirmed', clock, signal } = options;
  const request = solanaRequest(options);
  for (;;) {
    // Read the height first: a transaction that gets into its last block meanwhile then has a status.
    const passed = lastValidBlockHeight === undefined ? undefined : await readHeight(request, commitment);
    const { status, slot } = await readStatus(request, signature);
    if (status && LEVELS.indexOf(status.level) >= LEVELS.indexOf(commitment)) {
      if (status.error !== null) throw failed(status.error);
      return;
    }
    // An RPC URL may lead to several nodes. A node that lags behind has not seen the last blocks.
    const isPast = passed && lastValidBlockHeight !== undefined && passed.height > lastValidBlockHeight;
    if (!status && isPast && slot >= passed.slot) throw expired();
    await pause(SOLANA_POLL_MS, clock, signal);
  }
}

/** The block height at `confirmed` or `finalized`, with its slot. */
async function readHeight(request: SolanaRequest, commitment: Commitment) {
  // At `processed`, a block may still be replaced by one that has the transaction.
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

/** The status of a transaction, undefined while no block has it, and the slot that the node has reached. */
async function readStatus(request: SolanaRequest, signature: string) {
  const settings = { searchTransactionHistory: true };
  const answer = await known(request('getSignatureStatuses', [[signature], settings]));
  const { value, context } = (answer ?? {}) as { value?: unknown; context?: { slot?: unknown } };
  const slot = context?.slot;
  if (!Array.isArray(value) || value.length !== 1 || !Number.isSafeInteger(slot)) {
    throw unexpected('getSignatureStatuses');
  }
  return { status: toStatus(value[0]), slot: slot as number };
}

function toStatus(value: unknown): Status | undefined {
  if (value === null) return undefined;
  const { confirmationStatus, confirmations, err } = (value ?? {}) as Record<string, unknown>;
  if (err === undefined) throw unexpected('getSignatureStatuses');
  const named = LEVELS.find((level) => level === confirmationStatus);
  // No name given: nodes report null confirmations for finalized transactions.
  return { level: named ?? (confirmations === null ? 'finalized' : 'processed'), error: err };
}

async function pause(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  let cancel: (() => void) | undefined;
  const over = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  try {
    await wait(over, { signal, clock, what: 'The network' });
  } finally {
    cancel?.();
  }
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

function failed(error: unknown): WalletModalError {
  const text = typeof error === 'string' ? error : toText(error);
  return new WalletModalError('transaction_failed', 'The transaction failed.', {
    details: `It is in a block and was charged for, with the error ${text}.`,
    cause: error,
  });
}

/** Transaction errors may contain bigints, which `JSON.stringify` rejects. */
function toText(error: unknown): string {
  return JSON.stringify(error, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));
}

function expired(): WalletModalError {
  return new WalletModalError('transaction_failed', 'The transaction has expired.', {
    details: 'No block took it in time, and none can any more. Build, sign and send it again.',
  });
}

function unexpected(method: string): WalletModalError {
  return new WalletModalError('rpc_failed', 'It is not known what became of the transaction.', {
    details: `${method} answered something else than nodes do.`,
  });
}
