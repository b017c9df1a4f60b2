import type { Clock } from '../../lib/clock.js';
import { SOLANA_POLL_MS } from '../../lib/constants.js';
import { WalletModalError } from '../../lib/errors.js';
import { wait } from '../../lib/wait.js';
import type { Commitment } from './sendOptions.js';
import { type SolanaRequest, type SolanaRpcOptions, solanaRequest } from './solanaRpc.js';

const LEVELS: readonly Commitment[] = ['processed', 'confirmed', 'finalized'];

export interface ConfirmOptions extends SolanaRpcOptions {
  /** The last height of blocks at which the network takes it. Without it the wait ends only by the signal. */
  readonly lastValidBlockHeight?: bigint | undefined;
  /** How far the transaction must be; default `confirmed`. */
  readonly commitment?: Commitment | undefined;
}

/** Where a transaction is: the level it has reached, and the error it ended with in its block. */
interface Status {
  readonly level: Commitment;
  readonly error: unknown;
}

/**
 * Waits until a sent transaction is as far as wanted.
 *
 * Rejects with `transaction_failed` when that is certain: it failed in a block that is as far, or the last block that
 * could take it is behind us and it is in none. Rejects with `rpc_failed` or `aborted` when it is not known: it may
 * still be there, or get there.
 */
export async function confirmTransaction(signature: string, options: ConfirmOptions): Promise<void> {
  const { lastValidBlockHeight, commitment = 'confirmed', clock, signal } = options;
  const request = solanaRequest(options);
  for (;;) {
    // The height comes first: a transaction that gets into its last block meanwhile has a status then.
    const passed = lastValidBlockHeight === undefined ? undefined : await readHeight(request, commitment);
    const { status, slot } = await readStatus(request, signature);
    if (status && LEVELS.indexOf(status.level) >= LEVELS.indexOf(commitment)) {
      if (status.error !== null) throw failed(status.error);
      return;
    }
    // Behind an address there may be several nodes. One that is behind the other has not seen the last blocks.
    const isPast = passed && lastValidBlockHeight !== undefined && passed.height > lastValidBlockHeight;
    if (!status && isPast && slot >= passed.slot) throw expired();
    await pause(SOLANA_POLL_MS, clock, signal);
  }
}

/** The height that cannot be taken back any more, with its slot. */
async function readHeight(request: SolanaRequest, commitment: Commitment) {
  // As of `processed` a block may still be replaced by one that does have the transaction.
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

/** The status of a transaction, none while it is in no block, and the slot that the node had reached. */
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
  // Without a name: nodes no longer count the confirmations of what is final.
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

/** Says of a question without an answer that the transaction's end is open. */
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

/** An error of a transaction holds numbers, some of which may be long. */
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
