import { atom } from 'jotai/vanilla';
import { tokenValue } from '../../lib/account/tokenValue.js';
import { sortLargestFirst } from '../../lib/decimal/arithmetic.js';
import { addressKey } from '../../lib/networks/isSameAddress.js';
import type { SwapToken } from '../../lib/swap/quoteSource.js';
import { heldTokensAtom, swapTokenListsAtom } from './swapTokens.js';

/** The full list has the rest. */
const MOST_OWN = 50;

/** A token that can be swapped, with the account's balance of it. */
export interface OwnSwapToken {
  readonly token: SwapToken;
  /** In base units, more than 0. */
  readonly amount: bigint;
  /** In dollars, as decimal text. Undefined if unknown. */
  readonly worth: string | undefined;
}

/** The account's tokens that can be swapped, the most valuable first. */
export const ownSwapTokensAtom = atom((get): readonly OwnSwapToken[] => {
  const { all } = get(swapTokenListsAtom);
  // Both lists may have thousands of tokens.
  const byAddress = new Map(all.map((token) => [addressKey(token.address ?? ''), token]));
  const held = get(heldTokensAtom).filter(({ amount }) => amount > 0n);
  const own = held.flatMap(({ address, amount, price }) => {
    const token = byAddress.get(addressKey(address ?? ''));
    return token ? [{ token, amount, worth: tokenValue({ ...token, amount, price }) }] : [];
  });
  return sortLargestFirst(own, ({ worth }) => worth ?? '0').slice(0, MOST_OWN);
});
