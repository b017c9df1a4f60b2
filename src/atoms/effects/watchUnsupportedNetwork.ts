import { isConnectViewAtom } from '../connecting/connectViews.js';
import { connectionAtom, isNetworkRefusedAtom, networkToAskAtom, walletNetworkAtom } from '../connection.js';
import type { Services } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { resetAtom, routeAtom } from '../router.js';
import { finishConnectingAtom } from '../siwe/finishConnecting.js';
import type { Dispose, Store } from '../util/store.js';

/** Delay of the UnsupportedChain view after an unexpected network switch, in ms. */
const UNSUPPORTED_CHAIN_DELAY_MS = 300;

/**
 * Opens UnsupportedChain 300 ms after the wallet switches to a network that the site doesn't support (behaviour 5.1), and
 * closes it when the wallet returns to a supported one. A restored connection doesn't open the modal.
 */
export function watchUnsupportedNetwork(store: Store, { clock, host }: Services): Dispose {
  let cancel: Dispose | undefined;
  let last = store.get(walletNetworkAtom);

  function show() {
    if (!store.get(isNetworkRefusedAtom)) return;
    // The wallet will be asked to switch anyway.
    if (store.get(isConnectViewAtom) && store.get(networkToAskAtom)) return;
    if (store.get(isOpenAtom)) store.set(resetAtom, { view: 'UnsupportedChain' });
    else void host.open('UnsupportedChain');
  }

  const stop = store.sub(walletNetworkAtom, () => {
    const network = store.get(walletNetworkAtom);
    const isFirst = last === undefined;
    last = network;
    cancel?.();
    if (!network) return;
    if (store.get(isNetworkRefusedAtom)) {
      if (isFirst && store.get(connectionAtom)?.isRestored && !store.get(isOpenAtom)) return;
      cancel = clock.after(UNSUPPORTED_CHAIN_DELAY_MS, show);
      return;
    }
    const route = store.get(routeAtom);
    // In a list of networks with swaps, the network was supported before, too.
    if (store.get(isOpenAtom) && route.view === 'UnsupportedChain' && !route.forSwapsOn) {
      store.set(finishConnectingAtom, 'network');
    }
  });
  return () => {
    stop();
    cancel?.();
  };
}
