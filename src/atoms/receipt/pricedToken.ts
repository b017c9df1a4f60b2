import { atom } from 'jotai/vanilla';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { isSameAsset } from '../../lib/swap/isSameAsset.js';
import { tokensAtom } from '../account/tokens.js';

/** Finds a token of the account with its latest price. Without an address, finds the native currency. */
export const pricedTokenAtom = atom((get) => {
  const tokens = get(tokensAtom).balances?.tokens ?? [];
  return (network: CaipNetworkId, address: string | undefined): TokenBalance | undefined =>
    tokens.find((one) => one.network === network && isSameAsset(one.address, address));
});
