import { atom } from 'jotai/vanilla';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { pushAtom } from '../router.js';
import { trackAtom } from '../track.js';
import { nameStepAtom } from './nameFlow.js';

/** Opens the form for registering a name. */
export const openNamesAtom = atom(null, (get, set) => {
  const properties = { isSmartAccount: get(isSmartAccountAtom) };
  set(trackAtom, { event: 'OPEN_ENS_FLOW', properties });
  set(nameStepAtom, { step: 'form' });
  set(pushAtom, { view: 'RegisterAccountName' });
});
