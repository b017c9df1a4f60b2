import { atom } from 'jotai/vanilla';
import { networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { isNamelessAtom } from '../account/profile.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { accountAtom } from '../connection.js';
import { pushAtom } from '../router.js';
import { configAtom } from '../siteConfig.js';
import { trackAtom } from '../track.js';
import { nameStepAtom } from './nameFlow.js';

/** Whether the account can register a name: it is one of EVM networks without a name. */
export const isNameOfferedAtom = atom((get): boolean => {
  const { features, chainApi } = get(configAtom);
  const account = get(accountAtom);
  if (!features.names || !chainApi || !account) return false;
  return spokenNamespaceOf(networkOf(account)) === 'eip155' && get(isNamelessAtom);
});

/** Shows the form for registering a name. */
export const openNamesAtom = atom(null, (get, set) => {
  const properties = { isSmartAccount: get(isSmartAccountAtom) };
  set(trackAtom, { event: 'OPEN_ENS_FLOW', properties });
  set(nameStepAtom, { step: 'form' });
  set(pushAtom, { view: 'RegisterAccountName' });
});
