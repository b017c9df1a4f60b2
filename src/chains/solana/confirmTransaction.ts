import { WalletModalError } from '../../lib/errors.js';
import { pause } from '../../lib/pause.js';
import type { Commitment } from './sendOptions.js';
import { COMMITMENT_LEVELS, readHeight, readSignature } from './signatureEvidence.js';
import { type SolanaRpcOptions, solanaRequest } from './solanaRpc.js';

/** The interval between reads of a transaction's status, in ms. */
const SOLANA_POLL_MS = 1_000;

export interface ConfirmOptions extends SolanaRpcOptions {
  /** The last block height at which the network accepts the transaction. Without it, only the signal ends the wait. */
  readonly lastValidBlockHeight?: bigint | undefined;
  /** The commitment to wait for. Default: `confirmed`. */
  readonly commitment?: Commitment | undefined;
}

/**
 * Waits until a sent transaction reaches the wanted commitment.
 *
 * Rejects with `transaction_failed` if failure is certain: it failed in a block with that commitment, or its last valid block
 * has passed and no block includes it. Rejects with `rpc_failed` or `aborted` if the outcome is unknown: a block may already
 * include it, or still might.
 */
export async function confirmTransaction(signature: string, options: ConfirmOptions): Promise<void> {
  const { lastValidBlockHeight, commitment = 'confirmed', clock, signal } = options;
  const request = solanaRequest(options);
  for (;;) {
    // Read the height first: a transaction that meanwhile gets into its last block then has a status.
    const passed = lastValidBlockHeight === undefined ? undefined : await readHeight(request, commitment);
    const { status, slot } = await readSignature(request, signature);
    if (status && COMMITMENT_LEVELS.indexOf(status.level) >= COMMITMENT_LEVELS.indexOf(commitment)) {
      if (status.error !== null) throw failed(status.error);
      return;
    }
    // Several nodes may serve one RPC URL. A node that lags behind has not seen the last blocks.
    const isPast = passed && lastValidBlockHeight !== undefined && passed.height > lastValidBlockHeight;
    if (!status && isPast && slot >= passed.slot) throw expired();
    await pause(clock, SOLANA_POLL_MS, signal);
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
    details: 'No block took it in time, and none can anymore. Build, sign and send it again.',
  });
}
