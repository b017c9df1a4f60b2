import { shortenAddress } from '../text/shorten.js';

interface Listed {
  /** Undefined for the native currency. */
  readonly address?: string | undefined;
  readonly symbol: string;
  readonly name: string;
}

/**
 * What a token of a list is called by the chain: the symbol of a list can be anybody's word. `told.symbol` is '' if the chain
 * has none; a token is then called by the ends of its address.
 */
export function namesOnChain(
  { address, symbol: listed, name }: Listed,
  told: { readonly symbol: string; readonly name?: string },
): { readonly symbol: string; readonly name: string } {
  const symbol = told.symbol || (address === undefined ? '' : shortenAddress(address));
  return { symbol, name: told.name ?? (symbol === listed ? name : symbol) };
}
