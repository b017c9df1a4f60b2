/** Symbols offered without a search. */
const SUGGESTED =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  );
/** Symbols listed after the suggested ones and before all others. */
const POPULAR =
  'METAL CHAMP WOLF SALE BUSD MUST BTCpx ROUTE HEX WELT amDAI VSQ VISION AURUM pSP SNX VC CHP amUSDT SPHERE FOX GIDDY GFC OMEN OX_OLD DE WNT'.split(
    ' ',
  );
const MOST_SUGGESTIONS = 8;

interface Named {
  readonly symbol: string;
  readonly imitates?: string | undefined;
  readonly isUnlisted?: boolean | undefined;
}

/** By code point, so that the order is the same in every language. */
const bySymbol = (one: Named, other: Named) =>
  one.symbol < other.symbol ? -1 : Number(one.symbol > other.symbol);

/** The same for symbols that differ only in case. */
const lookOf = ({ symbol }: Named) => symbol.toLowerCase();

export interface SwapTokenLists<Token> {
  /** At most eight, sorted by symbol. */
  readonly suggested: readonly Token[];
  /** All tokens: suggested and popular ones in the order of the lists above, then the others sorted by symbol. */
  readonly all: readonly Token[];
}

/**
 * The tokens of a network in display order. A suggestion shows little more than its symbol, so it must be unambiguous: a symbol
 * shared by several tokens, imitating a known token, or without a list that vouches for it is not suggested.
 */
export function arrangeSwapTokens<Token extends Named>(tokens: readonly Token[]): SwapTokenLists<Token> {
  const sorted = [...tokens].sort(bySymbol);
  const counts = new Map<string, number>();
  for (const token of sorted) counts.set(lookOf(token), (counts.get(lookOf(token)) ?? 0) + 1);
  const suggestedSymbols = new Set(SUGGESTED);
  const rank = new Map([...SUGGESTED, ...POPULAR].map((symbol, index) => [symbol, index]));
  const rankOf = ({ symbol }: Named) => rank.get(symbol) ?? rank.size;
  return {
    suggested: sorted
      .filter((token) => suggestedSymbols.has(token.symbol) && counts.get(lookOf(token)) === 1)
      .filter(({ imitates, isUnlisted }) => imitates === undefined && !isUnlisted)
      .slice(0, MOST_SUGGESTIONS),
    all: sorted.sort((one, other) => rankOf(one) - rankOf(other)),
  };
}
