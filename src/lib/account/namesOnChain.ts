import { shortenAddress } from '../text/shorten.js';

interface Listed {
  /** Undefined for the native currency. */
  readonly address?: string | undefined;
  readonly symbol: string;
  readonly name: string;
}

/**
 * A listed token's names according to the chain, because anybody can choose the symbol in a list. `told.symbol` is '' if the
 * chain has none; the token is then named by its shortened address.
 */
export function namesOnChain(
  { address, symbol: listed, name }: Listed,
  told: { readonly symbol: string; readonly name?: string },
): { readonly symbol: string; readonly name: string } {
  const symbol = told.symbol || (address === undefined ? '' : shortenAddress(address));
  return { symbol, name: told.name ?? (symbol === listed ? name : symbol) };
}
