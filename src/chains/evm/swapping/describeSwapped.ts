import { WalletModalError } from '../../../lib/errors.js';
import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import type { WantedSwap } from '../../../lib/swap/swapRequest.js';
import { shortenAddress } from '../../../lib/text/shorten.js';
import { readTokenSymbol } from '../readTokenText.js';
import type { RpcOptions } from '../rpc.js';
import { readDecimals, readSymbol } from './readContract.js';

/**
 * A swap with its tokens as the chain describes them, and the native currency as the network does: a list can call them
 * anything. A token without a symbol is called by the ends of its address. The same object if nothing differs. Rejects with
 * `quote_failed` if a token has other decimals, because amounts were shown and typed that are others; otherwise as reading
 * does.
 */
export async function describeSwapped(wanted: WantedSwap, options: RpcOptions): Promise<WantedSwap> {
  const [from, to] = await Promise.all([wanted.from, wanted.to].map((token) => describe(token, options)));
  if (!from || !to || (from === wanted.from && to === wanted.to)) return wanted;
  return Object.freeze({ ...wanted, from, to });
}

async function describe(token: SwapToken, options: RpcOptions): Promise<SwapToken> {
  const { address, decimals } = token;
  if (address === undefined) {
    const { name, symbol, decimals: own } = options.network.nativeCurrency;
    if (own !== decimals) throw otherDecimals();
    return named(token, symbol, name);
  }
  const [places, answer] = await Promise.all([readDecimals(address, options), readSymbol(address, options)]);
  if (places !== undefined && places !== BigInt(decimals)) throw otherDecimals();
  const symbol = readTokenSymbol(answer) ?? shortenAddress(address);
  return named(token, symbol, symbol === token.symbol ? token.name : symbol);
}

function named(token: SwapToken, symbol: string, name: string): SwapToken {
  if (symbol === token.symbol && name === token.name) return token;
  return Object.freeze({ ...token, symbol, name });
}

const otherDecimals = () =>
  new WalletModalError('quote_failed', 'The answer to a quote was refused.', {
    details: 'A token has other decimals.',
  });
