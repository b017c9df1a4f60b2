import { shortenAddress } from '../text/shorten.js';
import type { SendRequest, WantedTransfer } from './sendRequest.js';

/**
 * What is sent, as the chain describes it: the symbol of a list can be anybody's word. `told.symbol` is '' if the chain has
 * none; a token is then called by the ends of its address.
 */
export function describeSent(
  { address, decimals, price, icon, name, symbol: shown, imitates }: WantedTransfer['token'],
  told: { readonly symbol: string; readonly name?: string },
): SendRequest['token'] {
  const symbol = told.symbol || (address === undefined ? '' : shortenAddress(address));
  const ownName = told.name ?? (symbol === shown ? name : symbol);
  return Object.freeze({ address, symbol, decimals, price, icon, name: ownName, imitates });
}
