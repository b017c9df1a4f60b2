import type { Store } from '../../atoms/util/store.js';
import type { SwapToken } from '../../lib/swap/quoteSource.js';
import type { ApprovalRequest, SwapRequest } from '../../lib/swap/swapRequest.js';
import { openImitations } from '../account/openImitations.js';

/**
 * A built request with its tokens checked for imitations, because the chain's names may differ from the list's. Rejects with
 * `load_failed`.
 */
export async function withImitations<Request extends ApprovalRequest | SwapRequest>(
  store: Store,
  request: Request,
): Promise<Request> {
  const { wanted } = request;
  const describe = async (token: SwapToken): Promise<SwapToken> => {
    const imitates = (await openImitations(store, token.network)).imitated(token);
    return imitates === token.imitates ? token : Object.freeze({ ...token, imitates });
  };
  const [from, to] = await Promise.all([describe(wanted.from), describe(wanted.to)]);
  if (from === wanted.from && to === wanted.to) return request;
  const described: Request = { ...request, wanted: Object.freeze({ ...wanted, from, to }) };
  return Object.freeze(described);
}
