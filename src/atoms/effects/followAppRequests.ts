import { atom } from 'jotai/vanilla';
import { closeModalAtom } from '../closeModal.js';
import { isConnectViewAtom } from '../connecting/connectViews.js';
import type { Services } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { appRequestAtom, leaveAppRequestsAtom, offeredAppRequestAtom } from '../pairing/appRequests.js';
import { canGoBackAtom, goBackAtom, pushAtom, resetAtom, routeAtom } from '../router.js';
import type { Dispose, Store } from '../util/store.js';

/** Time that a wallet app may take before we show how to open it, in ms. */
const APP_REQUEST_DELAY_MS = 500;

const isShownAtom = atom((get) => get(isOpenAtom) && get(routeAtom).view === 'ConfirmInApp');

/**
 * Shows how to open a wallet's app while a request waits there, because browsers open apps only on a user gesture. Leaving the
 * view cancels nothing, and the view doesn't return for the same request.
 */
export function followAppRequests(store: Store, { clock, host }: Services): Dispose {
  let cancel: Dispose | undefined;
  let wasShown = false;

  async function show() {
    if (!store.get(isOpenAtom)) await host.open();
    if (!store.get(isOpenAtom) || !store.get(offeredAppRequestAtom)) return;
    // SwitchNetwork itself shows how to open the app.
    if (store.get(routeAtom).view === 'SwitchNetwork') return;
    store.set(store.get(isConnectViewAtom) ? resetAtom : pushAtom, { view: 'ConfirmInApp' });
  }

  function onRequests() {
    cancel?.();
    if (store.get(offeredAppRequestAtom)) cancel = clock.after(APP_REQUEST_DELAY_MS, () => void show());
    if (store.get(appRequestAtom) || !store.get(isShownAtom)) return;
    if (store.get(canGoBackAtom)) store.set(goBackAtom);
    else store.set(closeModalAtom, 'approval');
  }

  function onView() {
    const isShown = store.get(isShownAtom);
    if (wasShown && !isShown) store.set(leaveAppRequestsAtom);
    wasShown = isShown;
  }

  const stops = [store.sub(appRequestAtom, onRequests), store.sub(isShownAtom, onView)];
  return () => {
    for (const stop of stops) stop();
    cancel?.();
  };
}
