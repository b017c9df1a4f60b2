import { useAtomValue } from 'jotai';
import { networkNameAtom } from '../../atoms/networkName.js';
import { swapNetworkAtom, toTokenAtom } from '../../atoms/swap/swapTokens.js';
import type { SwapToken } from '../../lib/swap/quoteSource.js';
import { useText } from '../useText.js';

/** The title of a side of the swap. Includes the network if the other side is on another one. */
export function useSideTitle(side: 'pay' | 'get', token: SwapToken | undefined): string {
  const t = useText();
  const name = useAtomValue(networkNameAtom);
  const network = useAtomValue(swapNetworkAtom);
  const to = useAtomValue(toTokenAtom);
  const isCrossing = to !== undefined && to.network !== network;
  const isPaid = side === 'pay';
  if (!isCrossing || !token) return t(isPaid ? 'swap.pay' : 'swap.get');
  return t(isPaid ? 'swap.payOn' : 'swap.getOn', { network: name(token.network) });
}
