import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import { rankText } from '../../../lib/text/searchText.js';
import { plainText } from '../../../lib/untrusted/plainText.js';

/** A token with its texts normalised for searching. */
export interface SearchableToken {
  readonly token: SwapToken;
  readonly symbol: string;
  readonly name: string;
  readonly address: string;
}

export const searchableTokens = (tokens: readonly SwapToken[]): SearchableToken[] =>
  tokens.map((token) => ({
    token,
    symbol: plainText(token.symbol),
    name: plainText(token.name),
    address: token.address?.toLowerCase() ?? '',
  }));

/** Higher than any rank of `rankText`. */
const AFTER_SYMBOLS = 10;
const BY_ADDRESS = 20;
/** Shorter texts occur in too many addresses. */
const SHORTEST_ADDRESS = 4;

/** The rank of a match, best first: the exact symbol, then a match in the symbol, the name, the address. */
function rankToken({ symbol, name, address }: SearchableToken, asked: string): number | undefined {
  if (symbol === asked) return -1;
  const bySymbol = rankText(symbol, asked);
  if (bySymbol !== undefined) return bySymbol;
  const byName = rankText(name, asked);
  if (byName !== undefined) return AFTER_SYMBOLS + byName;
  return asked.length >= SHORTEST_ADDRESS && address.includes(asked) ? BY_ADDRESS : undefined;
}

/** The tokens that match a query. The best matches come first; otherwise the order stays. */
export function findTokens(tokens: readonly SearchableToken[], query: string): SwapToken[] {
  const asked = plainText(query);
  if (!asked) return tokens.map(({ token }) => token);
  return tokens
    .flatMap((one) => {
      const rank = rankToken(one, asked);
      return rank === undefined ? [] : [{ token: one.token, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ token }) => token);
}
