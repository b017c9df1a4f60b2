import { WalletModalError } from '../../../lib/errors.js';
import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import type { AskWallet } from '../askWallet.js';
import { requireChainId } from '../walletAnswers.js';

/** Rejects with `request_invalid` if a wallet isn't on the network that a transaction was prepared for. */
export async function requireNetwork(
  ask: AskWallet,
  network: CaipNetworkId,
  signal: AbortSignal,
): Promise<void> {
  if (requireChainId(await ask.machine('eth_chainId', undefined, signal)) === network) return;
  throw new WalletModalError('request_invalid', 'The wallet is on another network.', {
    details: `The transfer is for ${network}.`,
  });
}
