import { isAddress } from '@solana/web3.js';
import { addressOf, networkOf } from '../../../lib/networks/caip.js';
import { fromBase64 } from '../../../lib/solana/base64.js';
import type { ChainSending } from '../../chainSending.js';
import { handOver, keepSigned } from './handOver.js';
import { prepareSolanaTransfer, USUAL_FEE } from './prepareSolanaTransfer.js';
import { readSolanaPlace } from './readSolanaPlace.js';
import { sendSignedTransaction } from './sendTransaction.js';

/** Transfers on Solana. */
export const solanaSending: ChainSending<'solana'> = {
  readFee: async () => USUAL_FEE,
  checkAddress: (typed) => (isAddress(typed) ? typed : undefined),
  readPlace: readSolanaPlace,
  prepare: prepareSolanaTransfer,
  async send({ account, content, recipient, token, amount }, { signer }, { asking, ...reading }) {
    const transaction = fromBase64(content.transaction);
    const by = { address: addressOf(account), network: networkOf(account) };
    await handOver(asking, transaction, { to: recipient, mint: token.address, amount });
    const [signed = transaction] = await signer.signTransactions([transaction], by);
    const { lastValidBlockHeight } = content;
    await keepSigned(asking, { asked: transaction, signed, lastValidBlockHeight });
    // Through the site's own node, because only then the last valid block is known.
    return sendSignedTransaction(signed, { ...reading, options: {} });
  },
};
