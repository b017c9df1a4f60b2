import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../../lib/errors.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { shownNetworkAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { routeAtom } from '../router.js';
import { shakeAtom } from '../shake.js';
import { trackAtom } from '../track.js';
import { leaveNetworkViewsAtom } from './leaveNetworkViews.js';
import { switchAttemptAtom, switchNetworkAtom } from './switchNetwork.js';

/**
 * Switches networks for a view. Failures stay in `switchAttemptAtom`; success leaves the network views (behaviour 5.2).
 */
export const switchNetworkInViewAtom = atom(null, async (get, set, networkId: CaipNetworkId) => {
  const before = get(shownNetworkAtom)?.id;
  try {
    await set(switchNetworkAtom, networkId);
  } catch (error) {
    // The view reads the error from `switchAttemptAtom`. The page gets all errors but `aborted`.
    if (!(error instanceof WalletModalError) || error.code === 'aborted') return;
    if (error.code === 'user_rejected') set(shakeAtom);
    get(servicesAtom).host.report(error);
    return;
  }
  if (networkId !== before) set(trackAtom, { event: 'SWITCH_NETWORK', properties: { network: networkId } });
  set(leaveNetworkViewsAtom);
});

/** Starts the switch when `SwitchNetwork` appears, unless the wallet is already being asked for that network. */
export const startSwitchAtom = atom(null, (get, set, networkId: CaipNetworkId) => {
  const attempt = get(switchAttemptAtom);
  if (attempt.step === 'asking' && attempt.networkId === networkId) return;
  const route = get(routeAtom);
  // The visitor may have left the view before this runs.
  const isLeft = route.view !== 'SwitchNetwork' || route.networkId !== networkId;
  if (isLeft || !get(isOpenAtom)) return;
  void set(switchNetworkInViewAtom, networkId);
});
