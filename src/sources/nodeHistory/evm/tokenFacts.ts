import type { SourceNetwork } from '../../../lib/account/accountSource.js';
import { MOST_DECIMALS } from '../../../lib/account/tokenLimits.js';
import { readWord } from '../../../lib/evm/hex.js';
import { DECIMALS, SYMBOL } from '../../../lib/evm/tokenFunctions.js';
import { readSymbol } from '../../../lib/untrusted/readSymbol.js';
import { readAbiText } from './abiText.js';

/** A contract's data about its token. */
export interface TokenFact {
  readonly symbol: string | undefined;
  readonly decimals: number | undefined;
}

/** Looks up a token's contract once. Undefined if it can't be reached now. Never rejects. */
export type TokenFacts = (contract: string, network: SourceNetwork) => Promise<TokenFact | undefined>;

/** The most tokens to cache. */
const MOST_TOKENS = 500;

export function createTokenFacts(): TokenFacts {
  const known = new Map<string, TokenFact>();
  return async (contract, network) => {
    const key = `${network.id} ${contract}`;
    const told = known.get(key);
    if (told) return told;
    const call = (data: string) => network.request('eth_call', [{ to: contract, data }, 'latest']);
    // Collectibles have no decimals, so the call fails.
    const [symbol, decimals] = await Promise.allSettled([call(SYMBOL), call(DECIMALS)]);
    if (symbol.status === 'rejected' && decimals.status === 'rejected') return undefined;
    const fact = {
      symbol: symbol.status === 'fulfilled' ? readSymbol(readAbiText(symbol.value)) : undefined,
      decimals: decimals.status === 'fulfilled' ? readDecimals(decimals.value) : undefined,
    };
    if (known.size >= MOST_TOKENS) known.clear();
    known.set(key, fact);
    return fact;
  };
}

function readDecimals(answer: unknown): number | undefined {
  const decimals = readWord(answer);
  return decimals !== undefined && decimals <= BigInt(MOST_DECIMALS) ? Number(decimals) : undefined;
}
