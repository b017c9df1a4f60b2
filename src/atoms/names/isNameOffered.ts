import { atom } from 'jotai/vanilla';
import { networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { isNamelessAtom } from '../account/profile.js';
import { accountAtom } from '../connection.js';
import { configAtom } from '../siteConfig.js';

/** Whether the account can register a name: it is one of EVM networks without a name. */
export const isNameOfferedAtom = atom((get): boolean => {
  const { features, chainApi } = get(configAtom);
  const account = get(accountAtom);
  if (!features.names || !chainApi || !account) return false;
  return spokenNamespaceOf(networkOf(account)) === 'eip155' && get(isNamelessAtom);
});
