import { namesOnChain } from '../account/namesOnChain.js';
import type { SendRequest, WantedTransfer } from './sendRequest.js';

/** The sent token as the chain describes it. `told.symbol` is '' if the chain has none. */
export function describeSent(
  token: WantedTransfer['token'],
  told: { readonly symbol: string; readonly name?: string },
): SendRequest['token'] {
  const { address, decimals, price, icon, imitates, isUnlisted } = token;
  const unlisted = isUnlisted ? { isUnlisted } : {};
  return Object.freeze({
    address,
    decimals,
    price,
    icon,
    imitates,
    ...unlisted,
    ...namesOnChain(token, told),
  });
}
