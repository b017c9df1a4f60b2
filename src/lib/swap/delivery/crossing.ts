import { type CaipAddress, type CaipNetworkId, networkOf } from '../../networks/caip.js';
import { isSameAsset } from '../isSameAsset.js';
import type { SwapToken } from '../quoteSource.js';

interface Pair {
  /** Pays on its network. */
  readonly account: CaipAddress;
  readonly to: SwapToken;
}

/** The network on which a swap arrives, as sources are asked. Undefined if that is the account's. */
export const crossingOf = ({ account, to }: Pair): CaipNetworkId | undefined =>
  to.network === networkOf(account) ? undefined : to.network;

/** The same as part of a question, which sources that stay on one network never see. */
export function toNetworkOf(pair: Pair): { readonly toNetwork?: CaipNetworkId } {
  const toNetwork = crossingOf(pair);
  return toNetwork === undefined ? {} : { toNetwork };
}

/** Whether two tokens are the same: on different networks, none are. */
export const isSameToken = (
  one: Pick<SwapToken, 'network' | 'address'>,
  other: Pick<SwapToken, 'network' | 'address'>,
): boolean => one.network === other.network && isSameAsset(one.address, other.address);
