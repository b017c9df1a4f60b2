import { type CaipNetworkId, chainIdOf } from '../../../lib/networks/caip.js';
import { isSwapNetwork } from '../../../lib/swap/swapNetworks.js';

/** The router of the hosted service's aggregator on most networks, and on those with other contract addresses. */
const ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65';
const ROUTERS: Readonly<Record<number, string>> = { 324: '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF' };

/** The contracts that the hosted service uses for swaps on a network. Undefined if it doesn't swap there. */
export function exchangeRouters(network: CaipNetworkId): readonly string[] | undefined {
  return isSwapNetwork(network) ? [ROUTERS[chainIdOf(network)] ?? ROUTER] : undefined;
}
