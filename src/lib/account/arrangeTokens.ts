import { sortLargestFirst } from '../decimal/arithmetic.js';
import { isSameAddress } from '../networks/isSameAddress.js';
import type { TokenBalance } from './tokenBalance.js';
import { tokenValue } from './tokenValue.js';

/** The tokens that an account holds: the native currency, the most valuable ones, then those without a price. */
export function arrangeTokens(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  const held = tokens.filter(({ amount }) => amount > 0n);
  const others = held.filter(({ address }) => address !== undefined);
  const native = held.filter(({ address }) => address === undefined);
  return [...native, ...sortLargestFirst(others, (token) => tokenValue(token) ?? '-1')];
}

/** Whether there is a reason to show a token: it is the native currency, has a price, is well known or the site's own. */
export function isVouchedFor(token: TokenBalance, siteToken: string | undefined): boolean {
  const { address, price, isKnown } = token;
  if (address === undefined || price !== undefined || isKnown) return true;
  return isSameAddress(siteToken, address);
}

/** Moves tokens that nothing vouches for to the end. Where no token has a price, its lack says nothing. */
export function vouchedForFirst(
  tokens: readonly TokenBalance[],
  siteToken: string | undefined,
): readonly TokenBalance[] {
  const { shown, hidden } = splitTokens(tokens, siteToken);
  return [...shown, ...hidden];
}

export interface FoldedTokens {
  readonly shown: readonly TokenBalance[];
  /** What anybody may have sent. */
  readonly hidden: readonly TokenBalance[];
}

/** The arranged tokens of an account, and apart from them those that nothing vouches for. */
export function foldTokens(tokens: readonly TokenBalance[], siteToken: string | undefined): FoldedTokens {
  return splitTokens(arrangeTokens(tokens), siteToken);
}

function splitTokens(tokens: readonly TokenBalance[], siteToken: string | undefined): FoldedTokens {
  if (tokens.every(({ price }) => price === undefined)) return { shown: tokens, hidden: [] };
  return {
    shown: tokens.filter((token) => isVouchedFor(token, siteToken)),
    hidden: tokens.filter((token) => !isVouchedFor(token, siteToken)),
  };
}
