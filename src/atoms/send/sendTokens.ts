import { atom } from 'jotai/vanilla';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
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

/**
 * The chosen token with its balance. If there is only one and none was chosen, it is that one: an amount was typed for
 * the chosen token and never stands for another.
 */
export const sendTokenAtom = atom((get): TokenBalance | undefined => {
  const account = get(accountAtom);
  const tokens = get(sendableTokensAtom);
  const chosen = get(draftAtom).token;
  if (account && chosen?.network === networkOf(account)) {
    return tokens.find(({ address }) => address === chosen.address);
  }
  return tokens.length === 1 ? tokens[0] : undefined;
});
