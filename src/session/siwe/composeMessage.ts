import { loadPart } from '../../lib/loadPart.js';
import { addressOf, type CaipAddress, chainIdOf, namespaceOf, networkOf } from '../../lib/networks/caip.js';
import type { SignInRequest } from '../../lib/siwe/signInRequest.js';
import { signInText } from '../../lib/siwe/signInText.js';
import { chainOfNetwork } from '../../lib/solana/standardChains.js';
import type { SiweSite } from './createSiweSite.js';

/** The text to sign: the site's own, or the standard one of the account's namespace. */
export async function composeMessage(
  site: SiweSite,
  request: SignInRequest,
  account: CaipAddress,
  signal: AbortSignal,
): Promise<string> {
  const network = networkOf(account);
  const isEvm = namespaceOf(network) === 'eip155';
  if (site.hasOwnMessage) {
    const { chains: _chains, ...said } = request;
    const own = { address: addressOf(account), caipAddress: account, network, version: '1' } as const;
    const chainId = isEvm ? chainIdOf(network) : chainOfNetwork(network);
    return site.message({ ...said, ...own, chainId }, signal);
  }
  if (!isEvm) return signInText(request, account, network);
  const { evmSignInMessage } = await loadPart(import('../../chains/evm/evmSignInMessage.js'));
  return evmSignInMessage(request, account);
}
