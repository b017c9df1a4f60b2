import type { SolanaSwapRequest } from '../../../lib/swap/swapRequest.js';
import type { Asking } from '../../../lib/transactions/asking.js';
import type { SolanaSigner } from '../../connector.js';
import { sendContent } from '../sending/sendContent.js';
import type { SolanaRpcOptions } from '../solanaRpc.js';
import { prepareSolanaSwap } from './prepareSolanaSwap.js';
import { readSolanaSwapCosts } from './readSolanaSwapCosts.js';

/** Swaps on Solana. */
export const solanaSwaps = {
  readCosts: readSolanaSwapCosts,
  prepare: prepareSolanaSwap,
  /**
   * Has the wallet sign exactly the transaction that was shown, and sends it. Resolves to the signature. Rejects as
   * `sendContent` does.
   */
  send(
    { wanted, content }: SolanaSwapRequest,
    signer: SolanaSigner,
    options: SolanaRpcOptions & { readonly asking: Asking },
  ): Promise<string> {
    const { account, from, to } = wanted;
    const swap = { from: from.address, to: to.address };
    return sendContent({ account, content, purpose: { swap } }, signer, options);
  },
};
