import { isAddress } from '@solana/web3.js';
import type { ChainSending } from '../../chainSending.js';
import { prepareSolanaTransfer, USUAL_FEE } from './prepareSolanaTransfer.js';
import { readSolanaPlace } from './readSolanaPlace.js';
import { sendContent } from './sendContent.js';

/** Transfers on Solana. */
export const solanaSending: ChainSending<'solana'> = {
  readFee: async () => USUAL_FEE,
  checkAddress: (typed) => (isAddress(typed) ? typed : undefined),
  readPlace: readSolanaPlace,
  prepare: prepareSolanaTransfer,
  send({ account, content, recipient, token, amount }, { signer }, options) {
    const transfer = { to: recipient, mint: token.address, amount };
    return sendContent({ account, content, purpose: { transfer } }, signer, options);
  },
};
