/** Offered without searching. */
const SUGGESTED =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  );
/** Listed before all others, after the suggested ones. */
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

/** By code points, so that all languages have the same order. */
const bySymbol = (one: Named, other: Named) =>
  one.symbol < other.symbol ? -1 : Number(one.symbol > other.symbol);

/** The same for symbols that differ in case only. */
const lookOf = ({ symbol }: Named) => symbol.toLowerCase();

export interface SwapTokenLists<Token> {
  /** At most eight, in the order of their symbols. */
  readonly suggested: readonly Token[];
  /** All tokens: the popular ones in the order of their popularity, then the others in the order of their symbols. */
  readonly all: readonly Token[];
}

/**
 * The tokens of a network as they are offered. A suggestion shows little more than its symbol, so a symbol that several
 * tokens have suggests none of them, and one that belongs to another token, or that no list vouches for, is not suggested either.
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
