import { WalletModalError } from '../../../lib/errors.js';
import type { ChainSending } from '../../chainSending.js';
import { checkEvmAddress, readEvmPlace } from './findEvmReceiver.js';
import { prepareTransfer, readUsualFee } from './prepareTransfer.js';
import { sendPrepared } from './sendPrepared.js';

/** Transfers on EVM networks. */
export const evmSending: ChainSending = {
  readFee: (account, token, reading) => readUsualFee(account as `0x${string}`, token, reading),
  checkAddress: checkEvmAddress,
  readPlace: readEvmPlace,
  prepare: prepareTransfer,
  async send(request, { provider }, { clock, signal, asking }) {
    const { content } = request;
    if (content.namespace !== 'eip155' || !provider) {
      throw new WalletModalError('method_not_supported', 'The wallet cannot send this.');
    }
    return sendPrepared(request.account, content, { provider, clock, signal, asking });
  },
};
