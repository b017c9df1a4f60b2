import { atom } from 'jotai/vanilla';
import { networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { isNamelessAtom } from '../account/profile.js';
import { accountAtom } from '../connection.js';
import { configAtom } from '../siteConfig.js';

/** Whether the account can register a name: an EVM account without one. */
export const isNameOfferedAtom = atom((get): boolean => {
  const { features, chainApi } = get(configAtom);
  const account = get(accountAtom);
  if (!features.names || !chainApi || !account) return false;
  return spokenNamespaceOf(networkOf(account)) === 'eip155' && get(isNamelessAtom);
});
