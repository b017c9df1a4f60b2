import type { Clock } from '../../../lib/clock.js';
import { WalletModalError } from '../../../lib/errors.js';
import { codeOf } from '../../../lib/errorText.js';
import type { SolanaTransfer } from '../../../lib/solana/solanaProvider.js';
import type { Asking } from '../../../lib/transactions/asking.js';
import type { ReadOptions, SolanaSigner } from '../../connector.js';
import { confirmTransaction } from '../confirmTransaction.js';
import { readLastValidHeight } from '../signatureEvidence.js';
import { solanaRequest } from '../solanaRpc.js';
import { handOver, keepSigned, NOBODY, signHandedOver } from './handOver.js';
import { sendSignedTransaction, signatureOf } from './sendTransaction.js';
import { buildTransfer } from './transfer.js';

export interface SendTransferOptions extends ReadOptions {
  readonly clock: Clock;
  /** Runs the wallet request and the sending, and tracks the transaction if the site wants that. Settles as `run` does. */
  readonly track: (run: (asking: Asking | undefined) => Promise<string>) => Promise<string>;
  /** Asks the user through the wallet's signer. */
  readonly sign: <T>(run: (signer: SolanaSigner) => Promise<T>) => Promise<T>;
}

/**
 * Sends SOL or a token and waits until the network has confirmed it. Sends through the site's own RPC URL, so that the last
 * valid block is known. Resolves to the signature. Rejects with `transaction_failed` only if it failed or no block can include
 * it any more; with `rpc_failed`, whose details name the signature, if it may have been sent.
 */
export async function sendTransfer(
  transfer: SolanaTransfer & { readonly from: string },
  { sign, track, ...reading }: SendTransferOptions,
): Promise<string> {
  const { transaction, lastValidBlockHeight } = await buildTransfer(transfer, reading);
  const { from, to, mint, amount } = transfer;
  const by = { address: from, network: reading.network.id };
  let signature: string | undefined;
  let last: bigint | undefined;
  try {
    signature = await track(async (asking = NOBODY) => {
      const [signed = transaction] = await sign(async (signer) => {
        await handOver(asking, transaction, { transfer: { to, mint, amount } });
        return signHandedOver(asking, () => signer.signTransactions([transaction], by));
      });
      last = await keepSigned(asking, { asked: transaction, signed, lastValidBlockHeight });
      signature = signatureOf(signed);
      return sendSignedTransaction(signed, { ...reading, options: {} });
    });
  } catch (error) {
    // The node may have received it. Only the network can tell.
    if (signature === undefined || codeOf(error) !== 'rpc_failed') throw error;
  }
  try {
    const lastHeight = last ?? (await readLastValidHeight(solanaRequest(reading)));
    const options = { ...reading, lastValidBlockHeight: lastHeight, commitment: 'confirmed' } as const;
    await confirmTransaction(signature, options);
  } catch (error) {
    throw withSignature(error, signature);
  }
  return signature;
}

/** Adds the signature to an error with an unknown outcome, so that the outcome can be found out. */
function withSignature(error: unknown, signature: string): unknown {
  if (!(error instanceof WalletModalError) || error.code !== 'rpc_failed') return error;
  const { shortMessage, details = '', cause } = error;
  const found = `${details} Its signature is ${signature}.`;
  return new WalletModalError('rpc_failed', shortMessage, { details: found, cause });
}
