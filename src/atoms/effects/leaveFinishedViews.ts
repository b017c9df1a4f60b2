import { CONNECTED_PAUSE_MS } from '../../lib/constants.js';
import { configAtom } from '../config.js';
import { cancelConnectAtom } from '../connect.js';
import { connectionAtom, isUnsupportedNetworkAtom, walletNetworkAtom } from '../connection.js';
import { closeModalAtom, firstViewAtom, isOpenAtom } from '../modal.js';
import { cancelSwitchAtom, leaveNetworkViewsAtom, switchAttemptAtom } from '../network.js';
import { resetAtom, routeAtom, type ViewName } from '../router.js';
import type { Services } from '../services.js';
import type { Dispose, Store } from '../util/store.js';

const NEED_CONNECTION: ReadonlySet<ViewName> = new Set([
  'Account',
  'AccountSettings',
  'Profile',
  'UnsupportedChain',
]);
const NEED_NO_CONNECTION: ReadonlySet<ViewName> = new Set(['Connect', 'ConnectingExternal']);

/**
 * Leaves views whose reason is gone: after connecting (with a moment to see the tick), after a disconnect, after a
 * person changed the network in the wallet itself; and stops asking a wallet when its view is left.
 */
export function leaveFinishedViews(store: Store, { clock }: Services): Dispose {
  let cancel: Dispose | undefined;

  function finish(reason: 'connected' | 'disconnected') {
    if (store.get(configAtom).inline) store.set(resetAtom, { view: store.get(firstViewAtom) });
    else store.set(closeModalAtom, reason);
  }

  function onConnection() {
    cancel?.();
    if (!store.get(isOpenAtom)) return;
    const { view } = store.get(routeAtom);
    if (!store.get(connectionAtom)) {
      if (NEED_CONNECTION.has(view)) finish('disconnected');
    } else if (NEED_NO_CONNECTION.has(view)) {
      cancel = clock.after(CONNECTED_PAUSE_MS, () => {
        const isHandled = store.get(isUnsupportedNetworkAtom) && !store.get(configAtom).allowUnsupportedChain;
        if (!isHandled && store.get(isOpenAtom) && NEED_NO_CONNECTION.has(store.get(routeAtom).view)) {
          finish('connected');
        }
      });
    }
  }

  function onNetwork() {
    const route = store.get(routeAtom);
    const isThere = route.view === 'SwitchNetwork' && store.get(walletNetworkAtom) === route.networkId;
    // A switch that is on its way leaves by itself.
    const hasFailed = store.get(switchAttemptAtom).step === 'failed';
    if (isThere && hasFailed && store.get(isOpenAtom)) store.set(leaveNetworkViewsAtom);
  }

  let shownView: ViewName | undefined;
  function onRoute() {
    const lastView = shownView;
    shownView = store.get(isOpenAtom) ? store.get(routeAtom).view : undefined;
    if (shownView === lastView) return;
    if (lastView === 'ConnectingExternal') store.set(cancelConnectAtom);
    // A switch that the page asked for runs without this view and goes on.
    if (lastView === 'SwitchNetwork' && store.get(switchAttemptAtom).step !== 'idle')
      store.set(cancelSwitchAtom);
  }

  let hadConnection = Boolean(store.get(connectionAtom));
  const stops = [
    store.sub(connectionAtom, () => {
      const hasConnection = Boolean(store.get(connectionAtom));
      if (hasConnection !== hadConnection) onConnection();
      hadConnection = hasConnection;
    }),
    store.sub(walletNetworkAtom, onNetwork),
    store.sub(routeAtom, onRoute),
    store.sub(isOpenAtom, onRoute),
  ];
  return () => {
    for (const stop of stops) stop();
    cancel?.();
  };
}
