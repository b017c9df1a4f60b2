import type { Clock } from '../../../lib/clock.js';
import type { SolanaTransfer } from '../../../lib/solana/solanaProvider.js';
import type { ReadOptions, SolanaSigner } from '../../connector.js';
import { confirmTransaction } from '../confirmTransaction.js';
import { sendSignedTransaction } from './sendTransaction.js';
import { buildTransfer } from './transfer.js';

export interface SendTransferOptions extends ReadOptions {
  readonly clock: Clock;
  /** Asks the user through the wallet's signer. */
  readonly sign: <T>(run: (signer: SolanaSigner) => Promise<T>) => Promise<T>;
}

/**
 * Sends SOL or a token and waits until the network has confirmed it. Sends through the site's own RPC URL, so that the
 * last valid block is known. Resolves to the signature.
 */
export async function sendTransfer(
  transfer: SolanaTransfer & { readonly from: string },
  { sign, ...reading }: SendTransferOptions,
): Promise<string> {
  const { transaction, lastValidBlockHeight } = await buildTransfer(transfer, reading);
  const [signed = transaction] = await sign((signer) => signer.signTransactions([transaction]));
  const signature = await sendSignedTransaction(signed, { ...reading, options: {} });
  await confirmTransaction(signature, { ...reading, lastValidBlockHeight, commitment: 'confirmed' });
  return signature;
}
