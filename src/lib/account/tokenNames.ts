import { shortenAddress } from '../text/shorten.js';
import { isAdvertisement } from '../untrusted/advertisement.js';

interface Named {
  /** Undefined for the native currency, whose name comes from the network. */
  readonly address: string | undefined;
  readonly name: string;
  readonly symbol: string;
}

/**
 * For example `000USDC` or `.5 ETH`: next to an amount, the symbol would look like part of the figure. `1INCH` and `0xBTC`
 * don't.
 */
export const readsAsFigure = (symbol: string) => /[\s≈=<>~]|^\d(?:[\d,'’]|$)|^[.,'’:]|\$\d/.test(symbol);

/**
 * A token with a harmless name and symbol. Strangers send tokens named like advertisements; these are shown by their symbol and
 * shortened contract address, or by the address alone.
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
