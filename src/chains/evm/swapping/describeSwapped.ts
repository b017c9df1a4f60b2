import { namesOnChain } from '../../../lib/account/namesOnChain.js';
import { crossingOf } from '../../../lib/swap/delivery/crossing.js';
import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import { refusedQuote } from '../../../lib/swap/refusedQuote.js';
import type { WantedSwap } from '../../../lib/swap/swapRequest.js';
import { readTokenSymbol } from '../readTokenText.js';
import type { RpcOptions } from '../rpc.js';
import { readDecimals, readSymbol } from './readContract.js';

/** How the account's network is read, and that on which a swap arrives if it is another. */
export interface SwapReading extends RpcOptions {
  readonly arrival?: RpcOptions | undefined;
}

/**
 * A swap with its tokens as the chain describes them, and the native currency as the network does: a list can call them
 * anything. A token without a symbol is called by the ends of its address. The same object if nothing differs. Rejects with
 * `quote_failed` if a token has other decimals, because amounts were shown and typed that are others; otherwise as reading
 * does.
 */
export async function describeSwapped(wanted: WantedSwap, options: SwapReading): Promise<WantedSwap> {
  const isCrossing = crossingOf(wanted) !== undefined;
  const [from, to] = await Promise.all([
    describe(wanted.from, options),
    describe(wanted.to, (isCrossing && options.arrival) || options),
  ]);
  if (from === wanted.from && to === wanted.to) return wanted;
  return Object.freeze({ ...wanted, from, to });
}

async function describe(token: SwapToken, options: RpcOptions): Promise<SwapToken> {
  const { address, decimals } = token;
  if (address === undefined) {
    const { nativeCurrency } = options.network;
    if (nativeCurrency.decimals !== decimals) throw otherDecimals();
    return withNames(token, namesOnChain(token, nativeCurrency));
  }
  const [places, answer] = await Promise.all([readDecimals(address, options), readSymbol(address, options)]);
  if (places !== undefined && places !== BigInt(decimals)) throw otherDecimals();
  return withNames(token, namesOnChain(token, { symbol: readTokenSymbol(answer) ?? '' }));
}

function withNames(token: SwapToken, names: Pick<SwapToken, 'symbol' | 'name'>): SwapToken {
  if (names.symbol === token.symbol && names.name === token.name) return token;
  return Object.freeze({ ...token, ...names });
}

const otherDecimals = () => refusedQuote('A token has other decimals.');
