import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../../lib/errors.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { shownNetworkAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom, shakeAtom } from '../opening.js';
import { routeAtom } from '../router.js';
import { trackAtom } from '../track.js';
import { leaveNetworkViewsAtom } from './leaveNetworkViews.js';
import { switchAttemptAtom, switchNetworkAtom } from './switchNetwork.js';

/** Switches for a view: failures stay in `switchAttemptAtom`, success leaves the network views (spec §2). */
export const switchNetworkInViewAtom = atom(null, async (get, set, networkId: CaipNetworkId) => {
  const before = get(shownNetworkAtom)?.id;
  try {
    await set(switchNetworkAtom, networkId);
  } catch (error) {
    // The view shows it from `switchAttemptAtom`; the page is told as well.
    if (!(error instanceof WalletModalError) || error.code === 'aborted') return;
    if (error.code === 'user_rejected') set(shakeAtom);
    get(servicesAtom).host.report(error);
    return;
  }
  if (networkId !== before) set(trackAtom, { event: 'SWITCH_NETWORK', properties: { network: networkId } });
  set(leaveNetworkViewsAtom);
});

/** Switches when the view of a switch comes on screen; nothing happens when the wallet is being asked already. */
export const startSwitchAtom = atom(null, (get, set, networkId: CaipNetworkId) => {
  const attempt = get(switchAttemptAtom);
  if (attempt.step === 'asking' && attempt.networkId === networkId) return;
  const route = get(routeAtom);
  // A view that was left at once may come to this after all.
  const isLeft = route.view !== 'SwitchNetwork' || route.networkId !== networkId;
  if (isLeft || !get(isOpenAtom)) return;
  void set(switchNetworkInViewAtom, networkId);
});
