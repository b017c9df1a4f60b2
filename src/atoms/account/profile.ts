import { atom } from 'jotai/vanilla';
import type { AccountProfile } from '../../lib/account/accountData.js';
import { identityAtom } from '../account.js';
import { accountAtom, addressAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { configAtom } from '../siteConfig.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { serviceNamesAtom } from './serviceNames.js';

/** What the service says. Without a service there is nothing to ask. */
const toldAtom = asyncResultAtom(
  (get) => get(addressAtom),
  (get, options) => {
    const account = get(accountAtom);
    const { openAccountData } = get(servicesAtom);
    if (!account || !get(configAtom).chainApi) return undefined;
    return openAccountData().then((data) => data.profile(account, options));
  },
);

/** What was registered since. */
const serviceNameAtom = atom((get) => {
  const address = get(addressAtom);
  return address && get(serviceNamesAtom)[address.toLowerCase()];
});

/** The public name and picture of the active account: those that nodes confirm, else those of the service. */
export const profileAtom = atom((get): AccountProfile => {
  const identity = dataOf(get(identityAtom));
  const told = dataOf(get(toldAtom));
  return {
    name: identity?.name ?? told?.name ?? get(serviceNameAtom),
    image: identity?.avatar ?? told?.image,
  };
});

/** Whether the account has no name, as far as nodes and the service know. False until they have answered. */
export const isNamelessAtom = atom((get): boolean => {
  const hasAnswered = get(toldAtom).status === 'data' && get(identityAtom).status !== 'pending';
  return hasAnswered && get(profileAtom).name === undefined;
});
