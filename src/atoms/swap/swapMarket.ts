import { atom } from 'jotai/vanilla';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import type { SwapAsset, SwapToken } from '../../lib/swap/quoteSource.js';
import type { SwapCosts } from '../../lib/swap/swapping.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { quoteRoundAtom } from './swapQuote.js';
import { fromTokenAtom, swapNetworkAtom, toTokenAtom } from './swapTokens.js';

/** The data for the figures of a swap, besides its quote. */
export interface SwapMarket {
  /** The network's fees. Undefined if unknown. */
  readonly costs: SwapCosts | undefined;
  /** In dollars, as decimal text. Undefined if unknown. */
  readonly prices: Readonly<Record<'from' | 'to' | 'native', string | undefined>>;
}

/** The prices of the chosen tokens and the native currency, and the network's fees. Read again with each quote. */
export const swapMarketResultAtom = asyncResultAtom(
  (get) =>
    `${get(swapNetworkAtom)} ${get(fromTokenAtom)?.address} ${get(toTokenAtom)?.network} ${get(toTokenAtom)?.address}`,
  (get, options): Promise<SwapMarket> | undefined => {
    get(quoteRoundAtom);
    const network = get(swapNetworkAtom);
    const account = get(accountAtom);
    const from = get(fromTokenAtom);
    const to = get(toTokenAtom);
    const { openSwap, openAccountData } = get(servicesAtom);
    if (!network) return undefined;
    return (async () => {
      const [swapping, data] = await Promise.all([openSwap(), openAccountData()]);
      // A missing price is unknown. It doesn't prevent the swap.
      const known = <T>(answer: Promise<T>) => answer.catch(() => undefined);
      const priceOf = (asset: SwapAsset, on: CaipNetworkId) => known(data.price(asset, on, options));
      const ofNative = priceOf(undefined, network);
      const priceOfToken = async (token?: SwapToken) => {
        const isNative = token?.address === undefined && token?.network === network;
        return isNative ? ofNative : token && priceOf(token.address, token.network);
      };
      const [costs, ofFrom, ofTo, native] = await Promise.all([
        account && known(swapping.costs(account, options)),
        priceOfToken(from),
        priceOfToken(to),
        ofNative,
      ]);
      return { costs, prices: { from: ofFrom, to: ofTo, native } };
    })();
  },
);

const UNKNOWN: SwapMarket = {
  costs: undefined,
  prices: { from: undefined, to: undefined, native: undefined },
};

/** Whether reading has finished once, so that missing values are unknown rather than pending. */
export const isMarketReadAtom = atom((get) => {
  const result = get(swapMarketResultAtom);
  return result.status === 'error' || dataOf(result) !== undefined;
});

/** The data read so far. */
export const swapMarketAtom = atom((get) => dataOf(get(swapMarketResultAtom)) ?? UNKNOWN);
