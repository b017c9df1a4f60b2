import { sortLargestFirst } from '../decimal/arithmetic.js';
import { isSameAddress } from '../networks/isSameAddress.js';
import type { TokenBalance } from './tokenBalance.js';
import { tokenValue } from './tokenValue.js';

/** The account's tokens: the native currency, then by value, then those without a price. */
export function arrangeTokens(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  const held = tokens.filter(({ amount }) => amount > 0n);
  const others = held.filter(({ address }) => address !== undefined);
  const native = held.filter(({ address }) => address === undefined);
  return [...native, ...sortLargestFirst(others, (token) => tokenValue(token) ?? '-1')];
}

/** Whether a token deserves to be shown: it is the native currency, has a price, is well known, or is the site's own. */
export function isVouchedFor(token: TokenBalance, siteToken: string | undefined): boolean {
  const { address, price, isKnown } = token;
  if (address === undefined || price !== undefined || isKnown) return true;
  return isSameAddress(siteToken, address);
}

/** Moves unvouched tokens to the end, unless no token has a price: then a missing price means nothing. */
export function vouchedForFirst(
  tokens: readonly TokenBalance[],
  siteToken: string | undefined,
): readonly TokenBalance[] {
  const { shown, hidden } = splitTokens(tokens, siteToken);
  return [...shown, ...hidden];
}

export interface FoldedTokens {
  readonly shown: readonly TokenBalance[];
  /** Tokens that any stranger may have sent. */
  readonly hidden: readonly TokenBalance[];
}

/** The account's tokens in order, with unvouched ones separate. */
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
