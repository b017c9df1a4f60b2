import { atom } from 'jotai/vanilla';
import { namespaceOf, networkOf } from '../../lib/networks/caip.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { accountAtom } from '../connection.js';
import { pushAtom } from '../router.js';
import { configAtom } from '../siteConfig.js';
import { trackAtom } from '../track.js';

/** Whether any provider sells to this account. */
export const isOnRampOfferedAtom = atom((get): boolean => {
  const account = get(accountAtom);
  const { features, onRamps } = get(configAtom);
  return (
    features.onramp && onRamps !== undefined && !!account && namespaceOf(networkOf(account)) === 'eip155'
  );
});

/** Opens the list of providers. */
export const openOnRampAtom = atom(null, (get, set) => {
  const properties = { isSmartAccount: get(isSmartAccountAtom) };
  set(trackAtom, { event: 'SELECT_BUY_CRYPTO', properties });
  set(pushAtom, { view: 'OnRampProviders' });
});

/** Explains what buying is. */
export const openWhatIsABuyAtom = atom(null, (get, set) => {
  const properties = { isSmartAccount: get(isSmartAccountAtom) };
  set(trackAtom, { event: 'SELECT_WHAT_IS_A_BUY', properties });
  set(pushAtom, { view: 'WhatIsABuy' });
});
