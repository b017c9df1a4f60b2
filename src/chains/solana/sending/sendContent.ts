import { addressOf, type CaipAddress, networkOf } from '../../../lib/networks/caip.js';
import type { SolanaTransferContent } from '../../../lib/send/sendRequest.js';
import { fromBase64 } from '../../../lib/solana/base64.js';
import type { Asking } from '../../../lib/transactions/asking.js';
import type { SolanaSigner } from '../../connector.js';
import type { SolanaRpcOptions } from '../solanaRpc.js';
import { handOver, keepSigned, type Purpose, signHandedOver } from './handOver.js';
import { sendSignedTransaction } from './sendTransaction.js';

interface Sent {
  readonly account: CaipAddress;
  readonly content: SolanaTransferContent;
  readonly purpose: Purpose;
}

/**
 * Has the wallet sign exactly these bytes, and sends them through the site's own node: only then is the last valid block known.
 * Resolves to the signature. Rejects as the signer, `keepSigned` and `sendSignedTransaction` do.
 */
export async function sendContent(
  { account, content, purpose }: Sent,
  signer: SolanaSigner,
  { asking, ...reading }: SolanaRpcOptions & { readonly asking: Asking },
): Promise<string> {
  const transaction = fromBase64(content.transaction);
  const by = { address: addressOf(account), network: networkOf(account) };
  await handOver(asking, transaction, purpose);
  const sign = () => signer.signTransactions([transaction], by);
  const [signed = transaction] = await signHandedOver(asking, sign);
  const { lastValidBlockHeight } = content;
  await keepSigned(asking, { asked: transaction, signed, lastValidBlockHeight });
  return sendSignedTransaction(signed, { ...reading, options: {} });
}
