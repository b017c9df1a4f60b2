import { type CaipAddress, type CaipNetworkId, networkOf } from '../../networks/caip.js';
import { isSameAsset } from '../isSameAsset.js';
import type { SwapToken } from '../quoteSource.js';

interface Pair {
  /** The account that pays, on its network. */
  readonly account: CaipAddress;
  readonly to: SwapToken;
}

/** The network that receives the tokens, as a query's `toNetwork`. Undefined if it is the account's own. */
export const crossingOf = ({ account, to }: Pair): CaipNetworkId | undefined =>
  to.network === networkOf(account) ? undefined : to.network;

/** The same as a field of a query. It is left out for swaps on one network, so sources without bridges never see it. */
export function toNetworkOf(pair: Pair): { readonly toNetwork?: CaipNetworkId } {
  const toNetwork = crossingOf(pair);
  return toNetwork === undefined ? {} : { toNetwork };
}

/** Whether two tokens are the same. Tokens on different networks never are. */
export const isSameToken = (
  one: Pick<SwapToken, 'network' | 'address'>,
  other: Pick<SwapToken, 'network' | 'address'>,
): boolean => one.network === other.network && isSameAsset(one.address, other.address);
