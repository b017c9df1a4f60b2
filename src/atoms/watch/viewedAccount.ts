import { atom } from 'jotai/vanilla';
import { networkOf } from '../../lib/networks/caip.js';
import { profileAtom, profileOf } from '../account/profile.js';
import { tokensOf } from '../account/tokens.js';
import { balanceAtom, balanceOf, identityOf } from '../account.js';
import { accountAtom, shownNetworkAtom } from '../connection.js';
import { describeNetworkAtom } from '../siteConfig.js';
import { watchedAccountAtom } from './watchedAccount.js';

/**
 * The account that views show: the active one, or otherwise the watched one. Only code that reads and draws may import this
 * file; `test/architecture/watching.node.mjs` has the list.
 */
export const viewedAccountAtom = atom((get) => get(accountAtom) ?? get(watchedAccountAtom));

/** Whether the account on screen is only watched. */
export const isWatchingAtom = atom((get) => get(watchedAccountAtom) !== undefined);

/** The network of the account on screen. */
export const viewedNetworkAtom = atom((get) => {
  const watched = get(watchedAccountAtom);
  return watched ? get(describeNetworkAtom)(networkOf(watched)) : get(shownNetworkAtom);
});

const watchedBalanceAtom = balanceOf(watchedAccountAtom);

export const viewedBalanceAtom = atom((get) => get(get(isWatchingAtom) ? watchedBalanceAtom : balanceAtom));

const watchedProfileAtom = profileOf(watchedAccountAtom, identityOf(watchedAccountAtom));

export const viewedProfileAtom = atom((get) => get(get(isWatchingAtom) ? watchedProfileAtom : profileAtom));

export const viewedTokensAtom = tokensOf(viewedAccountAtom);
