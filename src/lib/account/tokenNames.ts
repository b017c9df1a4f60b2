import { shortenAddress } from '../text/shorten.js';
import { isAdvertisement } from '../untrusted/advertisement.js';

interface Named {
  /** Undefined for the native currency, which nobody but the network names. */
  readonly address: string | undefined;
  readonly name: string;
  readonly symbol: string;
}

/** Such as `000USDC` or `.5 ETH`: behind an amount, it makes another of it. Names such as `1INCH` and `0xBTC` do not. */
export const readsAsFigure = (symbol: string) => /[\s≈=<>~]|^\d(?:[\d,'’]|$)|^[.,'’:]|\$\d/.test(symbol);

/**
 * A token with a name and a symbol that lead nobody anywhere. Strangers send tokens that are named like an invitation; such
 * a token is called by its symbol and the ends of its contract's address, or by the ends alone.
 */
export function withHonestNames<Token extends Named>(token: Token): Token {
  const { address, name, symbol } = token;
  if (address === undefined) return token;
  const isBadSymbol = isAdvertisement(symbol) || readsAsFigure(symbol);
  if (!isBadSymbol && !isAdvertisement(name)) return token;
  const ends = shortenAddress(address);
  const shown = isBadSymbol || symbol === '' ? ends : symbol;
  return { ...token, symbol: shown, name: shown === ends ? ends : `${shown} ${ends}` };
}
