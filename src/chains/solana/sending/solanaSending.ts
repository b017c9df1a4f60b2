import { isAddress } from '@solana/web3.js';
import { WalletModalError } from '../../../lib/errors.js';
import { addressOf, networkOf } from '../../../lib/networks/caip.js';
import type { ChainSending } from '../../chainSending.js';
import { fromBase64 } from '../base64.js';
import { prepareSolanaTransfer, USUAL_FEE } from './prepareSolanaTransfer.js';
import { readSolanaPlace } from './readSolanaPlace.js';
import { sendSignedTransaction, signatureOf } from './sendTransaction.js';

/** Transfers on Solana. */
export const solanaSending: ChainSending = {
  readFee: async () => USUAL_FEE,
  checkAddress: (typed) => (isAddress(typed) ? typed : undefined),
  readPlace: readSolanaPlace,
  prepare: prepareSolanaTransfer,
  async send({ account, content }, { signer }, { asking, ...reading }) {
    if (content.namespace !== 'solana' || !signer) {
      throw new WalletModalError('method_not_supported', 'The wallet cannot send this.');
    }
    const transaction = fromBase64(content.transaction);
    const by = { address: addressOf(account), network: networkOf(account) };
    asking.handOver();
    const [signed = transaction] = await signer.signTransactions([transaction], by);
    const { lastValidBlockHeight } = content;
    await asking.keepSigned({ signature: signatureOf(signed), lastValidBlockHeight });
    // Through the site's own node, because only then the last valid block is known.
    return sendSignedTransaction(signed, { ...reading, options: {} });
  },
};
