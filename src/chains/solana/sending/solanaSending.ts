import { type Address, isAddress } from '@solana/web3.js';
import { WalletModalError } from '../../../lib/errors.js';
import { codeOf } from '../../../lib/errorText.js';
import { addressOf, networkOf } from '../../../lib/networks/caip.js';
import type { ChainSending } from '../../chainSending.js';
import { fromBase64 } from '../base64.js';
import { solanaRequest } from '../solanaRpc.js';
import { isOfTokens, readAccounts } from '../tokenAccounts.js';
import { prepareSolanaTransfer, USUAL_FEE } from './prepareSolanaTransfer.js';
import { sendSignedTransaction, signatureOf } from './sendTransaction.js';

const SYSTEM_PROGRAM = '11111111111111111111111111111111';

/** Transfers on Solana. */
export const solanaSending: ChainSending = {
  readFee: async () => USUAL_FEE,
  checkAddress: (typed) => (isAddress(typed) ? typed : undefined),
  async readPlace(address, reading) {
    try {
      const [account] = await readAccounts(solanaRequest(reading), [address as Address]);
      if (isOfTokens(account)) return 'tokens';
      return !account || account.program === SYSTEM_PROGRAM ? 'wallet' : 'contract';
    } catch (error) {
      if (codeOf(error) === 'aborted') throw error;
      return undefined;
    }
  },
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
