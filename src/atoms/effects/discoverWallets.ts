import { DISCOVERY_GRACE_MS, PREPARE_DELAY_MS } from '../../lib/constants.js';
import { connectorsAtom, isDiscoveringAtom } from '../connecting/connectors.js';
import type { Services } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import type { Dispose, Store } from '../util/store.js';

/** Delay between opening and looking for wallets again, in ms: by then, the view is on screen. */
const LOOK_AGAIN_MS = 100;

/**
 * Keeps the list of wallets up to date. Looks again whenever the modal opens, because wallets announce themselves late or
 * disappear. Soon after, preloads the code that connects, so that it asks a chosen wallet without delay.
 */
export function discoverWallets(store: Store, { clock, connectors }: Services): Dispose {
  const update = () => store.set(connectorsAtom, connectors.list());
  update();
  const stopChanges = connectors.onChange(update);
  let stops: readonly Dispose[] = [];
  const stopTasks = () => {
    for (const stop of stops) stop();
  };
  const stopOpen = store.sub(isOpenAtom, () => {
    stopTasks();
    if (!store.get(isOpenAtom)) return;
    stops = [
      clock.after(LOOK_AGAIN_MS, connectors.refresh),
      clock.after(PREPARE_DELAY_MS, connectors.prepare),
    ];
  });
  const stopWait = clock.after(DISCOVERY_GRACE_MS, () => store.set(isDiscoveringAtom, false));
  return () => {
    stopWait();
    stopChanges();
    stopOpen();
    stopTasks();
  };
}
