import { atom } from 'jotai/vanilla';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { tokenValue } from '../../lib/account/tokenValue.js';
import { sortLargestFirst } from '../../lib/decimal/arithmetic.js';
import { isNothing } from '../../lib/decimal/isNothing.js';
import { networkOf } from '../../lib/networks/caip.js';
import { tokensAtom } from '../account/tokens.js';
import { unlistedTokensAtom } from '../account/unlistedTokens.js';
import { accountAtom } from '../connection.js';
import { draftAtom } from './draft.js';

/** The tokens that can be sent, the native currency first. */
export const sendableTokensAtom = atom((get): readonly TokenBalance[] => {
  const { balances } = get(tokensAtom);
  const tokens = balances ? [...balances.tokens, ...get(unlistedTokensAtom)] : [];
  return tokens.filter(({ amount, address }) => amount > 0n || address === undefined);
});

/** The native currency, which pays the fees. */
export const nativeTokenAtom = atom((get) =>
  get(sendableTokensAtom).find(({ address }) => address === undefined),
);

/** The form's first token: the native currency, or the most valuable token if the account has no native currency. */
const firstTokenAtom = atom((get): TokenBalance | undefined => {
  const native = get(nativeTokenAtom);
  if (native && native.amount > 0n) return native;
  const worths = get(sendableTokensAtom).flatMap((token) => {
    const worth = token.imitates === undefined && !token.isUnlisted ? tokenValue(token) : undefined;
    return worth === undefined || isNothing(worth) ? [] : [{ token, worth }];
  });
  return sortLargestFirst(worths, ({ worth }) => worth)[0]?.token ?? native;
});

/**
 * The chosen token with its balance. If none was chosen on this network, the default token. An amount typed for the chosen
 * token is never applied to another.
 */
export const sendTokenAtom = atom((get): TokenBalance | undefined => {
  const account = get(accountAtom);
  const chosen = get(draftAtom).token;
  if (!account || chosen?.network !== networkOf(account)) return get(firstTokenAtom);
  return get(sendableTokensAtom).find(({ address }) => address === chosen.address);
});
