import { atom } from 'jotai/vanilla';
import { accountAtom, connectionAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';

const resultAtom = asyncResultAtom(
  (get) => get(accountAtom),
  (get, { signal }) => {
    const account = get(accountAtom);
    // A sign-in service deploys the contracts of its accounts itself.
    if (!account || get(connectionAtom)?.connector.type === 'AUTH') return undefined;
    const { openTracker } = get(servicesAtom);
    return openTracker().then((tracker) => tracker.findContract(account, signal));
  },
);

/**
 * Another network on which the active account is a contract, although it has no code on its own. Undefined if nodes show none.
 */
export const absentAccountAtom = atom((get) => dataOf(get(resultAtom)));
