import { namesOnChain } from '../../../lib/account/namesOnChain.js';
import { crossingOf } from '../../../lib/swap/delivery/crossing.js';
import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import { refusedQuote } from '../../../lib/swap/refusedQuote.js';
import type { WantedSwap } from '../../../lib/swap/swapRequest.js';
import { readTokenSymbol } from '../readTokenText.js';
import type { RpcOptions } from '../rpc.js';
import { readDecimals, readSymbol } from './readContract.js';

/** The options to read the account's network, and those for the network on which a swap arrives, if it's another one. */
export interface SwapReading extends RpcOptions {
  readonly arrival?: RpcOptions | undefined;
}

/**
 * A swap with its tokens named as on the chain, and the native currency as in the network's settings: a token list can use any
 * names. A token without a symbol is named by the ends of its address. The same object if nothing differs. Rejects with
 * `quote_failed` if a token has other decimals, because the amounts shown and typed would be wrong; otherwise as the reads do.
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
