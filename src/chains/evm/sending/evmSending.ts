import type { ChainSending } from '../../chainSending.js';
import { checkEvmAddress, readEvmPlace } from './findEvmRecipient.js';
import { prepareTransfer, readUsualFee } from './prepareTransfer.js';
import { sendPrepared } from './sendPrepared.js';

/** Transfers on EVM networks. */
export const evmSending: ChainSending<'eip155'> = {
  readFee: (account, token, reading) => readUsualFee(account as `0x${string}`, token, reading),
  checkAddress: checkEvmAddress,
  readPlace: readEvmPlace,
  prepare: prepareTransfer,
  send: ({ account, content }, { provider }, { clock, signal, asking }) =>
    sendPrepared(account, content, { provider, clock, signal, asking }),
};
