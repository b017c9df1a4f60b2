import { type Atom, atom } from 'jotai/vanilla';
import type { AccountProfile } from '../../lib/account/accountData.js';
import { addressOf, type CaipAddress } from '../../lib/networks/caip.js';
import { identityAtom, type identityOf } from '../account.js';
import { accountAtom, addressIn } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { hasAccountSourceAtom } from './hasAccountSource.js';
import { serviceNamesAtom } from './serviceNames.js';

type Whose = Atom<CaipAddress | undefined>;

/** The profile according to a source. Not read without one. */
const toldOf = (whose: Whose) =>
  asyncResultAtom(addressIn(whose), (get, options) => {
    const account = get(whose);
    const { openAccountData } = get(servicesAtom);
    if (!account || !get(hasAccountSourceAtom)) return undefined;
    return openAccountData().then((data) => data.profile(account, options));
  });

/** The public name and picture of an account: confirmed by nodes, or otherwise from the service. */
function profileFrom(
  whose: Whose,
  identityAtom: ReturnType<typeof identityOf>,
  toldAtom: ReturnType<typeof toldOf>,
) {
  return atom((get): AccountProfile => {
    const account = get(whose);
    const identity = dataOf(get(identityAtom));
    const told = dataOf(get(toldAtom));
    // The name may have been registered since.
    const registered = account && get(serviceNamesAtom)[addressOf(account).toLowerCase()];
    return {
      name: identity?.name ?? told?.name ?? registered,
      image: identity?.avatar ?? told?.image,
    };
  });
}

/** The public name and picture of any account. */
export const profileOf = (whose: Whose, identity: ReturnType<typeof identityOf>) =>
  profileFrom(whose, identity, toldOf(whose));

const toldAtom = toldOf(accountAtom);

/** The public name and picture of the active account. */
export const profileAtom = profileFrom(accountAtom, identityAtom, toldAtom);

/** Whether nodes and the service know no name for the account. False until they have answered. */
export const isNamelessAtom = atom((get): boolean => {
  const hasAnswered = get(toldAtom).status === 'data' && get(identityAtom).status !== 'pending';
  return hasAnswered && get(profileAtom).name === undefined;
});
